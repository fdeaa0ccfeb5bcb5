import { projectCalls } from '@spotreel/sdk/internal/contract';
import { favourite } from '../../library/tables';
import { implement } from '../implement';
import { keepProject } from '../keep-project';
import { ownProject } from '../project-row';

export const addFavourite = implement(projectCalls.addFavourite, async ({ params, user }, { db }) => {
  const { id } = await ownProject(db, user, params.projectId);
  await keepProject(db, id);
  await db.insert(favourite).values({ userId: user.id, kind: 'project', objectId: id }).onConflictDoNothing();
  return { id };
});
