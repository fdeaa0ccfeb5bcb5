import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { UserRow } from '../../account/session/authenticate';
import { appUser, tenant } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';

const ADMINS = ['agency_admin', 'reseller'] as const;

/**
 * The last operator runs the server, and the last admin of a team has people that depend on it. Locks their tenant, so that
 * of two who leave at once the second is asked after the first. Throws `last_operator` and `tenant_has_people`.
 */
export async function requireDeletable(tx: Database, { id, role, tenantId }: UserRow): Promise<void> {
  if (role === 'operator') {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.role, 'operator')).for('update');
    const others = and(eq(appUser.role, 'operator'), ne(appUser.id, id), eq(appUser.status, 'active'));
    if ((await tx.$count(appUser, others)) === 0) throw new ApiError('last_operator');
  }
  if (role !== 'agency_admin' && role !== 'reseller') return;
  await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('update');
  const team = and(eq(appUser.tenantId, tenantId), ne(appUser.id, id), isNull(appUser.deletedAt));
  if ((await tx.$count(appUser, and(team, inArray(appUser.role, [...ADMINS])))) > 0) return;
  const [below] = await tx.select({ rows: count() }).from(tenant).where(eq(tenant.parentId, tenantId));
  if ((await tx.$count(appUser, team)) > 0 || (below?.rows ?? 0) > 0) throw new ApiError('tenant_has_people');
}
