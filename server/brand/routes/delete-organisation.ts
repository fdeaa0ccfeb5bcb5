import { organisationCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { ownBrand } from '../own-brands';
import { brand } from '../tables';

const EMPTY = {
  name: '',
  logoMediaId: null,
  colors: [],
  font: '',
  website: '',
  trustpilotUrl: '',
  googlePlaceName: '',
  googlePlace: '',
};

/** Its logo stays among the user's pictures: scenes may show it. */
export const deleteOrganisation = implement(
  organisationCalls.deleteOrganisation,
  async ({ params, user }, { db, clock, leaveBrand }) =>
    db.transaction(async (tx) => {
      const { id } = (await ownBrand(tx, user, params.brandId)).brand;
      await leaveBrand(tx, id);
      await tx
        .update(brand)
        .set({ ...EMPTY, deletedAt: new Date(clock.now()) })
        .where(eq(brand.id, id));
      return { id };
    }),
);
