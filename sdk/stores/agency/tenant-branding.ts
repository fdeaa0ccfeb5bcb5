/** Name and brand of one tenant. One a screen. */

import type { ManagedTenant } from '../../contract/agency/tenant';
import type { BrandPicture, TenantBrandChange, TenantBranding } from '../../contract/agency/tenant-branding';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** The brand of a tenant, with a form for its values and one for its pictures. */
export function createTenantBranding({ editing: { context } }: Spotreel, tenantId: Id<'tenant'>) {
  const params = { tenantId };
  const branding = resource(context, (api, signal) => api.tenantBranding({ params, signal }));
  const pictures = branding.form();
  const adopt = (_before: TenantBranding, answer: TenantBranding) => answer;
  return {
    $branding: branding.$state,
    $form: branding.$form,
    $pictures: pictures.$state,
    load: branding.load,
    /** Saves name and brand together; undefined if either was refused. */
    save: (name: string, body: TenantBrandChange): Promise<ManagedTenant | undefined> =>
      branding.send(async (api) => {
        const answer = await api.updateTenantBranding({ params, body });
        const tenant = await api.updateTenant({ params, body: { name } });
        branding.update(() => ({ ...answer, shown: { ...answer.shown, name: tenant.name } }));
        return tenant;
      }),
    upload: (slot: BrandPicture, file: File) =>
      pictures.save(
        (api) => api.uploadTenantPicture({ params, query: { slot }, file, fileName: file.name, body: {} }),
        adopt,
      ),
    remove: (slot: BrandPicture) => pictures.save((api) => api.deleteTenantPicture({ params, query: { slot } }), adopt),
  };
}

/** Result of `createTenantBranding`. */
export type TenantBrandingStore = ReturnType<typeof createTenantBranding>;
