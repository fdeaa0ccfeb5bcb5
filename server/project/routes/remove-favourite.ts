import { projectCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { favourite } from '../../library/tables';
import { implement } from '../implement';
import { ownProject } from '../project-row';

export const removeFavourite = implement(projectCalls.removeFavourite, async ({ params, user }, { db }) => {
  const { id } = await ownProject(db, user, params.projectId);
  await db
    .delete(favourite)
    .where(and(eq(favourite.userId, user.id), eq(favourite.kind, 'project'), eq(favourite.objectId, id)));
  return { id };
});
