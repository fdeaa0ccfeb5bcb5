import type { ShareComment } from '@spotreel/sdk/internal/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { shareComment } from '../tables';

/** Comments of a link in the order of the video. */
export async function commentsOf(db: Database, linkId: number): Promise<ShareComment[]> {
  const rows = await db
    .select()
    .from(shareComment)
    .where(eq(shareComment.linkId, linkId))
    .orderBy(asc(shareComment.atSeconds), asc(shareComment.id));
  return rows.map(toShareComment);
}

export function toShareComment(row: typeof shareComment.$inferSelect): ShareComment {
  const { id, atSeconds, author, text, answer, isDone, createdAt } = row;
  return { id, atSeconds, author, text, answer, isDone, createdAt: createdAt.toISOString() };
}
