/** People whom a tenant's own server names by `externalId`. Keys reach them, and none of the tenant's staff. */
import { CLIENT_ROLES } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import type { UserRow } from './session/authenticate';
import { appUser } from './tables';

/** Throws `not_found`. */
export async function tenantUserOf(db: Database, tenantId: number, externalId: string): Promise<UserRow> {
  const row = await userByExternalId(db, tenantId, externalId);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Throws `not_found`, and `user_protected` for a person who joined the tenant's staff. */
export async function manageableUser(db: Database, tenantId: number, externalId: string): Promise<UserRow> {
  const row = await tenantUserOf(db, tenantId, externalId);
  requireManageable(row);
  return row;
}

/** Undefined where the tenant has no such person. */
export async function userByExternalId(
  db: Database,
  tenantId: number,
  externalId: string,
): Promise<UserRow | undefined> {
  const own = and(eq(appUser.tenantId, tenantId), eq(appUser.externalId, externalId));
  const [row] = await db.select().from(appUser).where(own);
  return row;
}

function isManageable({ role }: UserRow): boolean {
  return CLIENT_ROLES.some((own) => own === role);
}

/** Throws `user_protected` for a person of the tenant's staff. */
export function requireManageable(row: UserRow): void {
  if (!isManageable(row)) throw new ApiError('user_protected');
}
