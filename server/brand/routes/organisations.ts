import { organisationCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { ownBrands } from '../own-brands';
import { toBrand } from '../to-brand';

export const organisations = implement(
  organisationCalls.organisations,
  async ({ user, context }, { db, addresses }) => {
    const at = addresses.at(context.baseUrl);
    return (await ownBrands(db, user)).map(({ brand, logo }) => toBrand(brand, logo, at));
  },
);
