/** Tenants below the own one. One a screen. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ManagedTenant, TenantKind } from '../../contract/schemas/account/tenant';
import { createForm, type SentForm } from '../account/form';
import { createSearchedPages, type SearchedPages } from '../account/searched-pages';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

type MadeKind = Exclude<TenantKind, 'house'>;

/** What `createTenants` returns. */
export interface TenantsStore extends SearchedPages<ManagedTenant> {
  /** Whether archived tenants are listed, and no others. */
  readonly $archived: ReadableAtom<boolean>;
  readonly $form: SentForm['$state'];
  /** Lists archived tenants alone, or all others. */
  showArchived(archived: boolean): Promise<unknown>;
  /** False if it was refused: `$form` says why. */
  create(name: string): Promise<boolean>;
  /** Archives a tenant, or restores it. A notice says why it failed. */
  archive(tenantId: number, archived: boolean): Promise<void>;
}

/** Tenants of one kind, with the way to make, close and open them. */
export function createTenants({ editing: { context } }: Spotreel, kind: MadeKind): TenantsStore {
  const $archived = atom(false);
  const pages = createSearchedPages<ManagedTenant>(context.t, async (query, signal) =>
    (await context.accounts()).tenants({
      query: { ...query, kind, ...($archived.get() && { archived: true }) },
      signal,
    }),
  );
  const form = createForm(context.t);
  return {
    ...pages,
    $archived,
    $form: form.$state,
    showArchived(archived) {
      $archived.set(archived);
      return pages.show(1);
    },
    async create(name) {
      const body = { name, kind };
      const made = await form.send(async () => (await context.accounts()).createTenant({ body }));
      if (made) await pages.load();
      return made !== undefined;
    },
    async archive(tenantId, archived) {
      try {
        await (await context.accounts()).archiveTenant({ params: { tenantId }, body: { archived } });
        await pages.load();
      } catch (thrown) {
        const { message } = failureOf(thrown, context.t, 'failure.unknown');
        context.toasts.show({ tone: 'danger', title: message });
      }
    },
  };
}

/** The own tenant, or the one below it with this slug. `null`: there is none. */
export function createTenantBySlug({ editing: { context } }: Spotreel, slug: string | undefined) {
  const one = createLoader<ManagedTenant | null>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  return {
    $tenant: one.$state,
    load: () =>
      one.load(async (signal) => {
        const accounts = await context.accounts();
        if (slug === undefined) return accounts.ownTenant({ signal });
        const { data } = await accounts.tenants({ query: { slug }, signal });
        return data[0] ?? null;
      }),
    replace: (tenant: ManagedTenant) => one.update(() => tenant),
  };
}
