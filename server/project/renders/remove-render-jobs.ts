import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { JobKind } from '../../platform/jobs/kinds';
import type { JobQueue } from '../../platform/jobs/queue';
import { renderSegment } from './tables';

const renderKinds: readonly JobKind[] = [
  'render-prepare',
  'render-segment',
  'render-assemble',
  'render-blender-segment',
  'render-blender-assemble',
];

/** Nothing is painted of the render any more. */
export async function removeRenderJobs(tx: Database, jobs: JobQueue, renderId: number): Promise<void> {
  await jobs.remove(tx, renderKinds, renderId);
  await tx.delete(renderSegment).where(eq(renderSegment.renderId, renderId));
}
