import { projectMarkCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { ownProject } from '../project-row';
import { project } from '../tables';

/** No version of its own: the mark is no part of the video. */
export const setDraft = implement(projectMarkCalls.setDraft, async ({ params, body, user }, { db }) => {
  const { id } = await ownProject(db, user, params.projectId);
  await db.update(project).set({ draft: body.draft, kept: true }).where(eq(project.id, id));
  return { id };
});
