import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { project } from '../tables';
import { type RenderSummary, renderColumns } from './renders-of';
import { render } from './tables';

/**
 * Video for links and platforms: the newest finished MP4 in the project's ratio, else the newest in another one. Other
 * formats do not play everywhere. Undefined if there is none.
 */
export async function finishedVideo(db: Database, projectId: number): Promise<RenderSummary | undefined> {
  const isFinished = and(eq(render.status, 'done'), eq(render.format, 'mp4'), isNotNull(render.videoKey));
  const [row] = await db
    .select(renderColumns)
    .from(render)
    .innerJoin(project, eq(project.id, render.projectId))
    .where(and(eq(render.projectId, projectId), isFinished))
    .orderBy(desc(sql`${render.ratio} = ${project.ratio}`), desc(render.id))
    .limit(1);
  return row;
}
