import { organisationCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';
import { requireRoomForPlace } from '../organisation-limit';
import { organisationValues } from '../organisation-values';
import { ownOrganisation } from '../own-organisations';
import { organisation } from '../tables';
import { takeLogo } from '../take-logo';
import { toOrganisation } from '../to-organisation';

const NOTHING = { colors: [], font: '' };

export const createOrganisation = implement(
  organisationCalls.createOrganisation,
  async ({ body, file, user, context }, services) => {
    const { db, catalogue, addresses } = services;
    const values = { ...organisationValues(body, NOTHING, catalogue), name: body.name };
    // Before the logo is taken in, so that a refused request leaves no picture behind; again when the row is written.
    await requireRoomForPlace(db, user);
    const logoMediaId = file ? await takeLogo(services, user, file) : null;
    const brandId = await db.transaction(async (tx) => {
      await requireRoomForPlace(tx, user);
      const owner = { tenantId: user.tenantId, ownerId: user.id };
      const [row] = await tx
        .insert(organisation)
        .values({ ...values, ...owner, logoMediaId })
        .returning({ id: organisation.id });
      if (!row) throw new Error('The brand was not created');
      return row.id;
    });
    const brand = await ownOrganisation(db, user, brandId);
    return toOrganisation(brand.organisation, brand.logo, addresses.at(context.baseUrl));
  },
);
