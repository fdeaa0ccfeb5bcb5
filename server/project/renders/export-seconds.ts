/** Estimated time of an export of a 3D template once it has begun. */
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { project } from '../tables';
import { render } from './tables';

/** Exports that are measured, the newest ones. */
const MEASURED = 5;

/**
 * As long as those before it, on however many machines; before the first one, as long as `frameSeconds` says. Undefined: not
 * known. An export whose segments were kept from an earlier one is quicker, so the slowest one counts.
 */
export async function exportSeconds(
  db: Database,
  durationSeconds: number,
  frameSeconds: number | undefined,
): Promise<number | undefined> {
  const speed = sql<number>`extract(epoch from ${render.finishedAt} - ${render.startedAt})::float8 / ${render.durationSeconds}`;
  const rows = await db
    .select({ speed })
    .from(render)
    .innerJoin(project, eq(project.id, render.projectId))
    .where(and(eq(project.renderer, 'blender'), eq(render.status, 'done'), isNotNull(render.startedAt)))
    .orderBy(desc(render.id))
    .limit(MEASURED);
  if (rows.length > 0) return Math.round(Math.max(...rows.map((row) => row.speed)) * durationSeconds);
  return frameSeconds === undefined ? undefined : Math.round(frameSeconds * FRAMES_PER_SECOND * durationSeconds);
}
