/** The own domain of one tenant. One a screen. */
import type { TenantDomain } from '../../contract/schemas/account/tenant';
import { createForm } from '../account/form';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** The domain of a tenant and how far its proof is. */
export function createOwnDomain({ editing: { context } }: Spotreel, tenantId: number) {
  const domain = createLoader<TenantDomain | null>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const params = { tenantId };
  const adopt = async (send: () => Promise<TenantDomain | null>): Promise<boolean> => {
    const answer = await form.send(send);
    if (answer !== undefined) domain.update(() => answer);
    return answer !== undefined;
  };
  return {
    $domain: domain.$state,
    $form: form.$state,
    load: () => domain.load(async (signal) => (await context.accounts()).tenantDomain({ params, signal })),
    connect: (name: string) =>
      adopt(async () => (await context.accounts()).setTenantDomain({ params, body: { domain: name } })),
    /** Looks for the DNS record now. */
    check: () => adopt(async () => (await context.accounts()).checkTenantDomain({ params })),
    remove: () =>
      adopt(async () => {
        await (await context.accounts()).deleteTenantDomain({ params });
        return null;
      }),
  };
}

/** What `createOwnDomain` returns. */
export type OwnDomainStore = ReturnType<typeof createOwnDomain>;
