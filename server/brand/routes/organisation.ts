import { organisationCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';
import { ownOrganisation } from '../own-organisations';
import { toOrganisation } from '../to-organisation';

export const organisation = implement(
  organisationCalls.organisation,
  async ({ params, user, context }, { db, addresses }) => {
    const brand = await ownOrganisation(db, user, params.id);
    return toOrganisation(brand.organisation, brand.logo, addresses.at(context.baseUrl));
  },
);
