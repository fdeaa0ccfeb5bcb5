/** Tenants below the own one. One a screen. */

import { atom, type ReadableAtom } from 'nanostores';
import type { ManagedTenant, TenantKind } from '../../contract/agency/tenant';
import type { Id } from '../../contract/schemas/ids';
import type { SentForm } from '../resource/form';
import { resource } from '../resource/resource';
import { type SearchedPages, searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

type MadeKind = Exclude<TenantKind, 'house'>;

/** Result of `createTenants`. */
export interface TenantsStore extends SearchedPages<ManagedTenant> {
  /** True: archived tenants are listed, and no others. */
  readonly $archived: ReadableAtom<boolean>;
  readonly $form: SentForm['$state'];
  /** Lists archived tenants alone, or all others. */
  showArchived(archived: boolean): Promise<unknown>;
  /** False if it was refused: `$form` says why. */
  create(name: string): Promise<boolean>;
  /** Archives a tenant, or restores it. A notice says why it failed. */
  archive(tenantId: Id<'tenant'>, archived: boolean): Promise<void>;
}

/** Tenants of one kind, with the way to make, close and open them. */
export function createTenants({ editing: { context } }: Spotreel, kind: MadeKind): TenantsStore {
  const $archived = atom(false);
  const { pages, changes } = searchedPages<ManagedTenant>(context, (api, query, signal) =>
    api.tenants({ query: { ...query, kind, ...($archived.get() && { archived: true }) }, signal }),
  );
  return {
    ...pages,
    $archived,
    $form: changes.$form,
    showArchived(archived) {
      $archived.set(archived);
      return pages.show(1);
    },
    async create(name) {
      const isMade = await changes.save((api) => api.createTenant({ body: { name, kind } }));
      if (isMade) await pages.load();
      return isMade;
    },
    async archive(tenantId, archived) {
      if (await changes.act((api) => api.archiveTenant({ params: { tenantId }, body: { archived } })))
        await pages.load();
    },
  };
}

/** The own tenant, or the one below it with this slug. `null`: there is none. */
export function createTenantBySlug({ editing: { context } }: Spotreel, slug: string | undefined) {
  const tenant = resource(context, async (api, signal): Promise<ManagedTenant | null> => {
    if (slug === undefined) return api.ownTenant({ signal });
    const { data } = await api.tenants({ query: { slug }, signal });
    return data[0] ?? null;
  });
  return {
    $tenant: tenant.$state,
    load: tenant.load,
    replace: (next: ManagedTenant) => tenant.update(() => next),
  };
}
