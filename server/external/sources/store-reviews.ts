import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { type FoundReview, MOST_REVIEWS, storableReview } from '../reviews/found-review';
import { review } from '../tables';

/** Replaces the reviews of a source, in a transaction of the caller. */
export async function storeReviews(tx: Database, sourceId: number, found: readonly FoundReview[]): Promise<void> {
  const storable = found.flatMap((one) => storableReview(one) ?? []).slice(0, MOST_REVIEWS);
  await tx.delete(review).where(eq(review.sourceId, sourceId));
  if (storable.length === 0) return;
  await tx.insert(review).values(storable.map(({ text, ...rest }) => ({ ...rest, body: text, sourceId })));
}
