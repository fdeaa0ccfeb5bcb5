import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { finishedVideo } from '../../project/renders/finished-video';
import { render } from '../../project/renders/tables';

/**
 * Id of the export that is published: the one asked for, else the newest finished one. Throws `not_found` for an export
 * that is none of the project's, and `publication_without_export`.
 */
export async function publishedExport(db: Database, projectId: number, renderId: number | undefined): Promise<number> {
  if (renderId === undefined) {
    const newest = await finishedVideo(db, projectId);
    if (!newest) throw new ApiError('publication_without_export');
    return newest.id;
  }
  const own = and(eq(render.id, renderId), eq(render.projectId, projectId));
  const [found] = await db.select({ id: render.id }).from(render).where(own);
  if (!found) throw new ApiError('not_found');
  const isFinished = and(own, eq(render.status, 'done'), eq(render.format, 'mp4'), isNotNull(render.videoKey));
  if ((await db.$count(render, isFinished)) === 0) throw new ApiError('publication_without_export');
  return renderId;
}
