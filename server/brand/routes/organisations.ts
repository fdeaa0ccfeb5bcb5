import { organisationCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';
import { ownOrganisations } from '../own-organisations';
import { toOrganisation } from '../to-organisation';

export const organisations = implement(
  organisationCalls.organisations,
  async ({ user, context }, { db, addresses }) => {
    const at = addresses.at(context.baseUrl);
    return (await ownOrganisations(db, user)).map(({ organisation, logo }) => toOrganisation(organisation, logo, at));
  },
);
