import { organisationCalls } from '@spotreel/sdk/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { organisationValues } from '../organisation-values';
import { ownOrganisation } from '../own-organisations';
import { organisation } from '../tables';
import { takeLogo } from '../take-logo';
import { toOrganisation } from '../to-organisation';

/** A former logo stays among the user's pictures: scenes may show it. */
export const updateOrganisation = implement(
  organisationCalls.updateOrganisation,
  async ({ params, body, file, user, context }, services) => {
    const { db, catalogue, addresses } = services;
    const { organisation: before } = await ownOrganisation(db, user, params.id);
    const values = organisationValues(body, before, catalogue);
    const logoMediaId = file ? await takeLogo(services, user, file) : body.image === null ? null : before.logoMediaId;
    await db
      .update(organisation)
      .set({ ...values, logoMediaId })
      .where(eq(organisation.id, before.id));
    const brand = await ownOrganisation(db, user, before.id);
    return toOrganisation(brand.organisation, brand.logo, addresses.at(context.baseUrl));
  },
);
