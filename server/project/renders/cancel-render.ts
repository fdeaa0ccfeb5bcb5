import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { removeJobs } from '../../platform/jobs/queue';
import { render } from './tables';

/** Whether it was queued or running. Call `renders.stop` after the transaction, so that its painters end at once. */
export async function cancelRender(tx: Database, renderId: number): Promise<boolean> {
  const [cancelled] = await tx
    .update(render)
    .set({ status: 'cancelled', finishedAt: new Date() })
    .where(and(eq(render.id, renderId), inArray(render.status, ['queued', 'rendering'])))
    .returning({ id: render.id });
  if (cancelled) await removeJobs(tx, ['render-prepare', 'render-segment', 'render-assemble'], renderId);
  return cancelled !== undefined;
}
