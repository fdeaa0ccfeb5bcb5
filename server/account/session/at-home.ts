import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { RequestContext } from '../../platform/http/request-context';
import { inTreeOf } from '../rules/tenant-tree';
import { tenant } from '../tables';
import type { UserRow } from './authenticate';

/**
 * True if the account belongs to the domain of the request. At the domain of a tenant only its people exist, those of
 * tenants below it, and operators. At the server's own address all people do.
 */
export async function isAtHome(
  db: Database,
  { role, tenantId }: Pick<UserRow, 'role' | 'tenantId'>,
  context: Pick<RequestContext, 'tenantId'>,
): Promise<boolean> {
  if (context.tenantId === undefined || role === 'operator') return true;
  const [found] = await db
    .select({ id: tenant.id })
    .from(tenant)
    .where(and(eq(tenant.id, tenantId), inTreeOf(context.tenantId, tenant.id)));
  return found !== undefined;
}
