import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { render } from './tables';

/** Exported videos of a person, without the keys of their files. */
export async function renderRecords(db: Database, userId: number) {
  const { id, projectId, status, format, widthPx, heightPx, ratio, durationSeconds, sizeBytes } = render;
  const { createdAt, finishedAt } = render;
  const video = { id, projectId, status, format, widthPx, heightPx, ratio, durationSeconds, sizeBytes };
  return db
    .select({ ...video, createdAt, finishedAt })
    .from(render)
    .where(eq(render.ownerId, userId));
}
