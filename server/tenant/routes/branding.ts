import { type TenantBrandChange, tenantBrandCalls } from '@spotreel/sdk/internal/contract';
import { fontFamilies } from '../../library/catalogue/fonts';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { ownBrandRow, PICTURE_COLUMNS, PRODUCT_BRAND, readBranding, storeBrand } from '../brand/branding';
import { isSenderAt } from '../brand/sender-address';
import { storePicture } from '../brand/store-picture';
import { toTenantBrand } from '../brand/to-tenant-brand';
import { implement, type TenantServices } from '../domain';
import { provedDomainsOf } from '../domain/tenant-hosts';
import { findManagedTenant } from '../rules/find-tenant';

export const brandOfHost = implement(tenantBrandCalls.tenantBrand, async ({ context }, { tenantLooks }) => {
  const look = await tenantLooks.get(context.tenantId ?? 'house');
  return look ? toTenantBrand(look, context.baseUrl) : PRODUCT_BRAND;
});

export const tenantBranding = implement(tenantBrandCalls.tenantBranding, async ({ params, user, context }, { db }) => {
  const { id } = await findManagedTenant(db, user, params.tenantId);
  return readBranding(db, id, context.baseUrl);
});

export const updateTenantBranding = implement(
  tenantBrandCalls.updateTenantBranding,
  async ({ params, body, user, context }, services) => {
    const { id } = await findManagedTenant(services.db, user, params.tenantId);
    await checkChange(services, id, body);
    await storeBrand(services.db, id, body);
    services.tenantLooks.forget();
    return readBranding(services.db, id, context.baseUrl);
  },
);

export const uploadTenantPicture = implement(
  tenantBrandCalls.uploadTenantPicture,
  async ({ params, query: { slot }, file, user, context }, services) => {
    const { db, storage, tenantLooks } = services;
    const { id } = await findManagedTenant(db, user, params.tenantId);
    if (!file) throw new ApiError('body_unreadable');
    const before = (await ownBrandRow(db, id))[PICTURE_COLUMNS[slot]];
    const key = await storePicture(services, { tenantId: id, slot, account: user.id }, file.path);
    await storeBrand(db, id, { [PICTURE_COLUMNS[slot]]: key });
    tenantLooks.forget();
    if (before && before !== key) await storage.delete(before);
    return readBranding(db, id, context.baseUrl);
  },
);

export const deleteTenantPicture = implement(
  tenantBrandCalls.deleteTenantPicture,
  async ({ params, query: { slot }, user, context }, { db, storage, tenantLooks }) => {
    const { id } = await findManagedTenant(db, user, params.tenantId);
    const key = (await ownBrandRow(db, id))[PICTURE_COLUMNS[slot]];
    await storeBrand(db, id, { [PICTURE_COLUMNS[slot]]: null });
    tenantLooks.forget();
    if (key) await storage.delete(key);
    return readBranding(db, id, context.baseUrl);
  },
);

/** Throws `validation_failed` for a font that is not there, and for a sender below another domain than the proved one. */
async function checkChange(
  { db, catalogue }: TenantServices,
  tenantId: number,
  { font, senderAddress }: TenantBrandChange,
): Promise<void> {
  if (font && !fontFamilies(catalogue).some(({ name }) => name === font))
    throw invalidFields({ font: ['Unknown font'] });
  if (!senderAddress) return;
  const [proved] = await provedDomainsOf(db, tenantId);
  if (!proved) throw invalidFields({ senderAddress: ['Connect your own domain first.'] });
  if (!isSenderAt(senderAddress, proved)) throw invalidFields({ senderAddress: [`Use an address at ${proved}.`] });
}
