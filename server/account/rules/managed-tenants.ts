import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm';
import { type appUser, tenant } from '../tables';

type Manager = Pick<typeof appUser.$inferSelect, 'role' | 'tenantId'>;

/**
 * Narrows rows to tenants that somebody manages: an operator all of them, agency admins and resellers their own and those
 * that it made. Undefined: no limit.
 */
export function managedTenants({ role, tenantId }: Manager, column: AnyColumn): SQL | undefined {
  if (role === 'operator') return undefined;
  const below = sql`${column} in (select ${tenant.id} from ${tenant} where ${tenant.parentId} = ${tenantId})`;
  return or(eq(column, tenantId), below);
}
