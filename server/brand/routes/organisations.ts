import { organisationCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { requireRoomForBrand } from '../brand-limit';
import { brandValues } from '../brand-values';
import { implement } from '../domain';
import { ownBrand, ownBrands } from '../own-brands';
import { brand } from '../tables';
import { takeLogo } from '../take-logo';
import { toBrand } from '../to-brand';

export const organisations = implement(
  organisationCalls.organisations,
  async ({ user, context }, { db, addresses }) => {
    const at = addresses.at(context.baseUrl);
    return (await ownBrands(db, user)).map(({ brand, logo }) => toBrand(brand, logo, at));
  },
);

export const organisation = implement(
  organisationCalls.organisation,
  async ({ params, user, context }, { db, addresses }) => {
    const own = await ownBrand(db, user, params.brandId);
    return toBrand(own.brand, own.logo, addresses.at(context.baseUrl));
  },
);

const NOTHING = { colors: [], font: '' };

export const createOrganisation = implement(
  organisationCalls.createOrganisation,
  async ({ body, file, user, context }, services) => {
    const { db, catalogue, addresses, clock } = services;
    const values = { ...brandValues(body, NOTHING, catalogue), name: body.name };
    // Before the logo is taken in, so that a refused request leaves no picture behind; again when the row is written.
    await requireRoomForBrand(db, user, clock.now());
    const logoMediaId = file ? await takeLogo(services, user, file) : null;
    const brandId = await db.transaction(async (tx) => {
      await requireRoomForBrand(tx, user, clock.now());
      const owner = { tenantId: user.tenantId, ownerId: user.id };
      const [row] = await tx
        .insert(brand)
        .values({ ...values, ...owner, logoMediaId })
        .returning({ id: brand.id });
      if (!row) throw new Error('The brand was not created');
      return row.id;
    });
    const own = await ownBrand(db, user, brandId);
    return toBrand(own.brand, own.logo, addresses.at(context.baseUrl));
  },
);

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
  async ({ params, user }, { db, clock, brandUses }) =>
    db.transaction(async (tx) => {
      const { id } = (await ownBrand(tx, user, params.brandId)).brand;
      await brandUses.leave(tx, id);
      await tx
        .update(brand)
        .set({ ...EMPTY, deletedAt: new Date(clock.now()) })
        .where(eq(brand.id, id));
      return { id };
    }),
);
