import { organisationCalls } from '@spotreel/sdk/contract';
import { ownOrganisation } from '../../organisations/own-organisations';
import { toOrganisation } from '../../organisations/to-organisation';
import { implement } from '../../platform/http/implement';

export const organisation = implement(
  organisationCalls.organisation,
  async ({ params, user, context }, { db, addresses }) => {
    const place = await ownOrganisation(db, user, params.id);
    return toOrganisation(place.organisation, place.logo, addresses.at(context.baseUrl));
  },
);
