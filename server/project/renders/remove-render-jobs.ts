import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import { renderKinds } from './job-kinds';
import { renderSegment } from './tables';

/** Nothing is painted of the render any more. */
export async function removeRenderJobs(tx: Database, jobs: JobQueue, renderId: number): Promise<void> {
  await jobs.remove(tx, renderKinds, renderId);
  await tx.delete(renderSegment).where(eq(renderSegment.renderId, renderId));
}
