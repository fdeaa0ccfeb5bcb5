import { and, eq } from 'drizzle-orm';
import { projectCalls } from '../../../sdk/contract/calls/project';
import { favourite, project } from '../../data/schema/projects';
import { keyframeRequest, render } from '../../data/schema/renders';
import { implement } from '../../http/implement';
import { removeJobs } from '../../jobs/queue';
import { lockProject } from '../../projects/project-row';
import { rendersOf } from '../../projects/renders-of';
import { cancelRender } from '../../renders/cancel-render';

/** The rows of its renders stay, without files: they count against the account's limit. */
export const deleteProject = implement(projectCalls.deleteProject, async ({ params, user }, services) => {
  const { db, renders: queue, storage } = services;
  const gone = await db.transaction(async (tx) => {
    const row = await lockProject(tx, user, params.projectId);
    const renders = (await rendersOf(tx, [row.id])).get(row.id) ?? [];
    const [keyframes] = await tx.select().from(keyframeRequest).where(eq(keyframeRequest.projectId, row.id));
    for (const { id } of renders) await cancelRender(tx, id);
    await removeJobs(tx, ['keyframes', 'poster'], row.id);
    await tx.delete(favourite).where(and(eq(favourite.kind, 'project'), eq(favourite.objectId, row.id)));
    // A finished render without its file says 'done' no more.
    await tx
      .update(render)
      .set({ videoKey: null, posterKey: null, percentage: 99 })
      .where(eq(render.projectId, row.id));
    await tx.delete(project).where(eq(project.id, row.id));
    const files = renders.flatMap(({ videoKey, posterKey }) => [videoKey, posterKey]);
    return {
      id: row.id,
      renders,
      files: [...files, row.posterKey, ...(keyframes?.stills ?? []).map(({ key }) => key)],
    };
  });
  for (const { id } of gone.renders) await queue.stop(id);
  for (const key of gone.files) if (key) await storage.delete(key);
  return { id: gone.id };
});
