import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { type RenderSummary, renderColumns } from './renders-of';
import { render } from './tables';

/** The newest finished export of a video; undefined where there is none. An image is no video. */
export async function finishedVideo(db: Database, projectId: number): Promise<RenderSummary | undefined> {
  const isFinished = and(eq(render.status, 'done'), eq(render.format, 'mp4'), isNotNull(render.videoKey));
  const [row] = await db
    .select(renderColumns)
    .from(render)
    .where(and(eq(render.projectId, projectId), isFinished))
    .orderBy(desc(render.id))
    .limit(1);
  return row;
}
