import { and, eq } from 'drizzle-orm';
import { inTreeOf } from '../../account/rules/tenant-tree';
import type { CurrentUser } from '../../account/session/authenticate';
import { tenant } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';

export type TenantRow = typeof tenant.$inferSelect;

/** The user's own tenant, or one below it. Throws `not_found`. */
export async function findManagedTenant(db: Database, user: CurrentUser, tenantId: number): Promise<TenantRow> {
  const managed = and(eq(tenant.id, tenantId), inTreeOf(user.tenantId, tenant.id));
  const [row] = await db.select().from(tenant).where(managed);
  if (!row) throw new ApiError('not_found');
  return row;
}
