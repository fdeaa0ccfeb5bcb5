import type { AnyColumn, SQL } from 'drizzle-orm';
import type { appUser } from '../tables';
import { inTreeOf } from './tenant-tree';

type Manager = Pick<typeof appUser.$inferSelect, 'role' | 'tenantId'>;

/** Narrows rows to tenants that a user manages: an operator all of them, others their own and those below it. Undefined: no limit. */
export function managedTenants({ role, tenantId }: Manager, column: AnyColumn): SQL | undefined {
  return role === 'operator' ? undefined : inTreeOf(tenantId, column);
}
