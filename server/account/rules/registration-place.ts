import type { Database } from '../../platform/data/database';
import type { RequestContext } from '../../platform/http/request-context';
import { defaultTenantId } from '../default-tenant';

/** Where somebody who registers without an invitation belongs: at an agency's own domain they become its client. */
export async function registrationPlace(tx: Database, { tenantId }: Pick<RequestContext, 'tenantId'>) {
  if (tenantId === undefined) return { tenantId: await defaultTenantId(tx), role: 'user' as const };
  return { tenantId, role: 'client' as const };
}
