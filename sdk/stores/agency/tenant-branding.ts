/** Name and brand of one tenant. One a screen. */
import type { ManagedTenant } from '../../contract/schemas/account/tenant';
import type { BrandPicture, TenantBrandChange, TenantBranding } from '../../contract/schemas/account/tenant-branding';
import { createForm } from '../account/form';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** The brand of a tenant, with a form for its values and one for its pictures. */
// long: one store; each member is an action of a few lines
export function createTenantBranding({ editing: { context } }: Spotreel, tenantId: number) {
  const branding = createLoader<TenantBranding>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const pictures = createForm(context.t);
  const params = { tenantId };
  const adopt = (answer: TenantBranding | undefined) => {
    if (answer) branding.update(() => answer);
    return answer !== undefined;
  };
  return {
    $branding: branding.$state,
    $form: form.$state,
    $pictures: pictures.$state,
    load: () => branding.load(async (signal) => (await context.accounts()).tenantBranding({ params, signal })),
    /** Saves name and brand together; undefined if either was refused. */
    save: (name: string, body: TenantBrandChange): Promise<ManagedTenant | undefined> =>
      form.send(async () => {
        const accounts = await context.accounts();
        const answer = await accounts.updateTenantBranding({ params, body });
        const tenant = await accounts.updateTenant({ params, body: { name } });
        adopt({ ...answer, shown: { ...answer.shown, name: tenant.name } });
        return tenant;
      }),
    upload: async (slot: BrandPicture, file: File): Promise<boolean> =>
      adopt(
        await pictures.send(async () =>
          (await context.accounts()).uploadTenantPicture({
            params,
            query: { slot },
            file,
            fileName: file.name,
            body: {},
          }),
        ),
      ),
    remove: async (slot: BrandPicture): Promise<boolean> =>
      adopt(
        await pictures.send(async () => (await context.accounts()).deleteTenantPicture({ params, query: { slot } })),
      ),
  };
}

/** What `createTenantBranding` returns. */
export type TenantBrandingStore = ReturnType<typeof createTenantBranding>;
