import { organisationCalls } from '@spotreel/sdk/internal/contract';
import { requireRoomForBrand } from '../brand-limit';
import { brandValues } from '../brand-values';
import { implement } from '../implement';
import { ownBrand } from '../own-brands';
import { brand } from '../tables';
import { takeLogo } from '../take-logo';
import { toBrand } from '../to-brand';

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
