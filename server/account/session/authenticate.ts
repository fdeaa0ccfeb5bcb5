import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { appUser } from '../tables';
import type { AccessTokens } from './access-token';
import { revocationOf } from './refresh-tokens';

export type UserRow = typeof appUser.$inferSelect;

/** Whom a request acts for. */
export interface CurrentUser {
  readonly row: UserRow;
  readonly id: number;
  readonly tenantId: number;
  /** The sign-in with which the request came: the family of its refresh tokens. */
  readonly sessionId: string;
  /** The operator who acts as this user, if one does. */
  readonly operatorId: number | undefined;
}

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Throws `jwt_not_found`, `jwt_expired` and `jwt_invalid` (also after the session was signed out). With X-Switch-User
 * it also throws `forbidden` (not an operator) and `not_found` (no such user in the operator's tenant).
 */
export async function authenticate(db: Database, tokens: AccessTokens, headers: Headers): Promise<CurrentUser> {
  const token = BEARER.exec(headers.get('authorization')?.trim() ?? '')?.[1];
  if (!token) throw new ApiError('jwt_not_found');
  const { userId, sessionId } = await tokens.verify(token);
  const [row] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, userId), notExists(revocationOf(db, sessionId))));
  if (row?.status !== 'active') throw new ApiError('jwt_invalid');
  const switchTo = headers.get('x-switch-user')?.trim().toLowerCase();
  if (!switchTo || switchTo === row.email) return currentUser(row, sessionId, undefined);
  if (row.role !== 'operator') throw new ApiError('forbidden');
  const [target] = await db.select().from(appUser).where(eq(appUser.email, switchTo));
  if (!target || target.tenantId !== row.tenantId) throw new ApiError('not_found');
  return currentUser(target, sessionId, row.id);
}

function currentUser(row: UserRow, sessionId: string, operatorId: number | undefined): CurrentUser {
  return { row, id: row.id, tenantId: row.tenantId, sessionId, operatorId };
}

/** Whose row it is. */
export type Owner = Pick<CurrentUser, 'id' | 'tenantId'>;
