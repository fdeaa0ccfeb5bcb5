import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import { removeRenderJobs } from './remove-render-jobs';
import { render } from './tables';

/**
 * Marks a render as cancelled; true if it was queued or running. Call `renders.stop` after the transaction, so that its
 * painters end at once.
 */
export async function markRenderCancelled(tx: Database, jobs: JobQueue, renderId: number): Promise<boolean> {
  const [cancelled] = await tx
    .update(render)
    .set({ status: 'cancelled', finishedAt: new Date() })
    .where(and(eq(render.id, renderId), inArray(render.status, ['queued', 'rendering'])))
    .returning({ id: render.id });
  if (cancelled) await removeRenderJobs(tx, jobs, renderId);
  return cancelled !== undefined;
}
