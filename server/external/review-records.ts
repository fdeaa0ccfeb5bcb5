import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { review, reviewSource } from './tables';

/** For the export of an account: its sources, each with its reviews. */
export async function reviewRecords(db: Database, userId: number) {
  const own = eq(reviewSource.ownerId, userId);
  const sources = await db.select().from(reviewSource).where(own);
  const reviews = await db
    .select(getTableColumns(review))
    .from(review)
    .innerJoin(reviewSource, eq(reviewSource.id, review.sourceId))
    .where(own);
  return sources.map((source) => ({ ...source, reviews: reviews.filter((one) => one.sourceId === source.id) }));
}
