import { projectCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { ownProject } from '../project-row';
import { projectFeedback } from '../tables';

export const giveFeedback = implement(projectCalls.giveFeedback, async ({ params, body, user }, { db }) => {
  const { id } = await ownProject(db, user, params.projectId);
  const { score, industry, comment } = body;
  const given = { userId: user.id, score, industry, comment };
  await db
    .insert(projectFeedback)
    .values({ projectId: id, ...given })
    .onConflictDoUpdate({ target: projectFeedback.projectId, set: { ...given, updatedAt: new Date() } });
  return { score, industry, comment };
});
