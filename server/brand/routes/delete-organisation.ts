import { organisationCalls } from '@spotreel/sdk/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { ownOrganisation } from '../own-organisations';
import { organisation } from '../tables';

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
  async ({ params, user }, { db, clock, leaveOrganisation }) =>
    db.transaction(async (tx) => {
      const { id } = (await ownOrganisation(tx, user, params.id)).organisation;
      await leaveOrganisation(tx, id);
      await tx
        .update(organisation)
        .set({ ...EMPTY, deletedAt: new Date(clock.now()) })
        .where(eq(organisation.id, id));
      return { id };
    }),
);
