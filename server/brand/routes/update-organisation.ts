import { organisationCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { brandValues } from '../brand-values';
import { implement } from '../implement';
import { ownBrand } from '../own-brands';
import { brand } from '../tables';
import { takeLogo } from '../take-logo';
import { toBrand } from '../to-brand';

/** A former logo stays among the user's pictures: scenes may show it. */
export const updateOrganisation = implement(
  organisationCalls.updateOrganisation,
  async ({ params, body, file, user, context }, services) => {
    const { db, catalogue, addresses } = services;
    const { brand: before } = await ownBrand(db, user, params.brandId);
    const values = brandValues(body, before, catalogue);
    const logoMediaId = file ? await takeLogo(services, user, file) : body.image === null ? null : before.logoMediaId;
    await db
      .update(brand)
      .set({ ...values, logoMediaId })
      .where(eq(brand.id, before.id));
    const own = await ownBrand(db, user, before.id);
    return toBrand(own.brand, own.logo, addresses.at(context.baseUrl));
  },
);
