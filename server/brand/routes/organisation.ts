import { organisationCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { ownBrand } from '../own-brands';
import { toBrand } from '../to-brand';

export const organisation = implement(
  organisationCalls.organisation,
  async ({ params, user, context }, { db, addresses }) => {
    const own = await ownBrand(db, user, params.brandId);
    return toBrand(own.brand, own.logo, addresses.at(context.baseUrl));
  },
);
