import { publishingCalls } from '@spotreel/sdk/internal/contract';
import { ownProject } from '../../project/project-row';
import { finishedVideo } from '../../project/renders/finished-video';
import { implement } from '../implement';
import { publicationsOf, toPublication } from '../publications/own-publications';

export const projectPublications = implement(publishingCalls.projectPublications, async ({ params, user }, { db }) => {
  const { id, name: title } = await ownProject(db, user, params.projectId);
  return {
    title,
    canPublish: (await finishedVideo(db, id)) !== undefined,
    publications: (await publicationsOf(db, id)).map(toPublication),
  };
});
