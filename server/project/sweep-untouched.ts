/** Projects that somebody had a look at and never changed. */
import { and, eq, lt } from 'drizzle-orm';
import type { ProjectServices } from './domain';
import { deleteFiles, removeProject } from './remove-project';
import { project } from './tables';

/** A page that was left open can still save its first edit for this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Projects of one transaction each; the rest is left to the next day. */
const MOST = 1000;

export async function sweepUntouched({
  db,
  jobs,
  storage,
  clock,
}: Pick<ProjectServices, 'db' | 'jobs' | 'storage' | 'clock'>): Promise<void> {
  const isUntouched = and(eq(project.kept, false), lt(project.createdAt, new Date(clock.now() - KEPT_MS)));
  const found = await db.select({ id: project.id }).from(project).where(isUntouched).limit(MOST);
  for (const { id } of found) {
    const removed = await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(project)
        .where(and(eq(project.id, id), eq(project.kept, false)))
        .for('update');
      return row && removeProject(tx, jobs, row);
    });
    if (removed) await deleteFiles({ storage }, removed);
  }
}
