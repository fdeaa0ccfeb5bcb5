import { organisationCalls } from '@spotreel/sdk/contract';
import { ownOrganisations } from '../../organisations/own-organisations';
import { toOrganisation } from '../../organisations/to-organisation';
import { implement } from '../../platform/http/implement';

export const organisations = implement(
  organisationCalls.organisations,
  async ({ user, context }, { db, addresses }) => {
    const at = addresses.at(context.baseUrl);
    return (await ownOrganisations(db, user)).map(({ organisation, logo }) => toOrganisation(organisation, logo, at));
  },
);
