import { organisationCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { ownOrganisation } from '../../organisations/own-organisations';
import { toOrganisation } from '../../organisations/to-organisation';

export const organisation = implement(
  organisationCalls.organisation,
  async ({ params, user, context }, { db, addresses }) => {
    const place = await ownOrganisation(db, user, params.id);
    return toOrganisation(place.organisation, place.logo, addresses.at(context.baseUrl));
  },
);
