import { organisationCalls } from '@spotreel/sdk/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../../platform/http/implement';
import { project } from '../../project/tables';
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
  async ({ params, user }, { db, clock }) =>
    db.transaction(async (tx) => {
      const { id } = (await ownOrganisation(tx, user, params.id)).organisation;
      await tx.update(project).set({ organisationId: null }).where(eq(project.organisationId, id));
      await tx
        .update(organisation)
        .set({ ...EMPTY, deletedAt: new Date(clock.now()) })
        .where(eq(organisation.id, id));
      return { id };
    }),
);
