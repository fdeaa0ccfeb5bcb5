import { and, eq } from 'drizzle-orm';
import { favourite } from '../library/tables';
import type { Database } from '../platform/data/database';
import type { JobQueue } from '../platform/jobs/queue';
import type { ProjectServices } from './domain';
import type { ProjectRow } from './project-row';
import { markRenderCancelled } from './renders/cancel-render';
import { stillKinds } from './renders/job-kinds';
import { removeRenderJobs } from './renders/remove-render-jobs';
import { rendersOf } from './renders/renders-of';
import { keyframeFolder, posterFolder } from './renders/still-folders';
import { render } from './renders/tables';
import { project } from './tables';

/** Cleanup after the transaction has ended. */
export interface RemovedProject {
  readonly renderIds: readonly number[];
  /** Keys of files that nothing names any more. */
  readonly files: readonly string[];
  /** Folders of nothing but its stills. */
  readonly folders: readonly string[];
}

/** Deletes a locked project. The rows of its renders stay, without files: they count against the account's limit. */
export async function removeProject(tx: Database, jobs: JobQueue, row: ProjectRow): Promise<RemovedProject> {
  const renders = (await rendersOf(tx, [row.id])).get(row.id) ?? [];
  for (const { id, status } of renders) {
    // Its dead job goes, too.
    if (status === 'failed') await removeRenderJobs(tx, jobs, id);
    else await markRenderCancelled(tx, jobs, id);
  }
  await jobs.remove(tx, stillKinds, row.id);
  await tx.delete(favourite).where(and(eq(favourite.kind, 'project'), eq(favourite.objectId, row.id)));
  // A finished render without its file says 'done' no more.
  await tx.update(render).set({ videoKey: null, posterKey: null, percentage: 99 }).where(eq(render.projectId, row.id));
  await tx.delete(project).where(eq(project.id, row.id));
  const files = renders.flatMap(({ videoKey, posterKey }) => [videoKey ?? [], posterKey ?? []].flat());
  return { renderIds: renders.map(({ id }) => id), files, folders: [posterFolder(row.id), keyframeFolder(row.id)] };
}

/** Once the transaction that removed the project has ended. */
export async function deleteFiles(
  { storage }: Pick<ProjectServices, 'storage'>,
  { files, folders }: RemovedProject,
): Promise<void> {
  for (const key of files) await storage.delete(key);
  for (const folder of folders) await storage.deleteAll(folder);
}
