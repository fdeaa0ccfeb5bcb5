import { projectCalls, projectMarkCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { favourite } from '../../library/tables';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { keepProject } from '../keep-project';
import { lockProject, ownProject } from '../project-row';
import { project, projectFeedback } from '../tables';

/** A version of its own: an editor that is open elsewhere merges the name instead of overwriting it. */
export const renameProject = implement(projectCalls.renameProject, ({ params, body, user }, { db, clock }) =>
  db.transaction(async (tx) => {
    const row = await lockProject(tx, user, params.projectId);
    const [renamed] = await tx
      .update(project)
      .set({ name: body.name, nameGiven: true, kept: true, version: row.version + 1, updatedAt: new Date(clock.now()) })
      .where(eq(project.id, row.id))
      .returning({ id: project.id, version: project.version, updatedAt: project.updatedAt });
    if (!renamed) throw new ApiError('not_found');
    return { ...renamed, updatedAt: renamed.updatedAt.toISOString() };
  }),
);

/** No version of its own: the mark is no part of the video. */
export const setDraft = implement(projectMarkCalls.setDraft, async ({ params, body, user }, { db }) => {
  const { id } = await ownProject(db, user, params.projectId);
  await db.update(project).set({ draft: body.draft, kept: true }).where(eq(project.id, id));
  return { id };
});

export const addFavourite = implement(projectCalls.addFavourite, async ({ params, user }, { db }) => {
  const { id } = await ownProject(db, user, params.projectId);
  await keepProject(db, id);
  await db.insert(favourite).values({ userId: user.id, kind: 'project', objectId: id }).onConflictDoNothing();
  return { id };
});

export const removeFavourite = implement(projectCalls.removeFavourite, async ({ params, user }, { db }) => {
  const { id } = await ownProject(db, user, params.projectId);
  await db
    .delete(favourite)
    .where(and(eq(favourite.userId, user.id), eq(favourite.kind, 'project'), eq(favourite.objectId, id)));
  return { id };
});

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
