import type { Database } from '../../platform/data/database';
import type { RequestContext } from '../../platform/http/request-context';
import { defaultTenantId } from '../default-tenant';

/** Tenant and role after registration without an invitation: at an agency's own domain people become its clients. */
export async function registrationPlace(tx: Database, { tenantId }: Pick<RequestContext, 'tenantId'>) {
  if (tenantId === undefined) return { tenantId: await defaultTenantId(tx), role: 'user' as const };
  return { tenantId, role: 'client' as const };
}
