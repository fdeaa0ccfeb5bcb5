/** The own domain of one tenant. One a screen. */

import type { TenantDomain } from '../../contract/agency/tenant';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** The domain of a tenant and how far its proof is. */
export function createOwnDomain({ editing: { context } }: Spotreel, tenantId: Id<'tenant'>) {
  const params = { tenantId };
  const domain = resource(context, (api, signal): Promise<TenantDomain | null> => api.tenantDomain({ params, signal }));
  const adopt = (_before: TenantDomain | null, answer: TenantDomain | null) => answer;
  return {
    $domain: domain.$state,
    $form: domain.$form,
    load: domain.load,
    connect: (name: string) => domain.save((api) => api.setTenantDomain({ params, body: { domain: name } }), adopt),
    /** Looks for the DNS record now. */
    check: () => domain.save((api) => api.checkTenantDomain({ params }), adopt),
    remove: () =>
      domain.save(
        (api) => api.deleteTenantDomain({ params }),
        () => null,
      ),
  };
}

/** Result of `createOwnDomain`. */
export type OwnDomainStore = ReturnType<typeof createOwnDomain>;
