import { and, eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { FoundReview } from '../reviews/found-review';
import { reviewSource } from '../tables';
import { storeReviews } from './store-reviews';

/** Sources of one account. */
const MOST_SOURCES = 20;

export interface NewSource {
  readonly kind: (typeof reviewSource.$inferInsert)['kind'];
  readonly name: string;
  readonly reference: string | null;
  readonly url: string | null;
  readonly refreshedAt: Date;
  readonly nextRefreshAt: Date | null;
}

/** Stores a source with its reviews, and answers its id. One with the same reference is there only once. Throws `source_limit`. */
export function addSource(
  db: Database,
  user: Owner,
  source: NewSource,
  reviews: readonly FoundReview[],
): Promise<number> {
  return db.transaction(async (tx) => {
    // two requests at once take turns
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, user.id)).for('no key update');
    const present = await sameSource(tx, user, source);
    if (present !== undefined) return present;
    await requireRoomForSource(tx, user);
    const owner = { tenantId: user.tenantId, ownerId: user.id };
    const [row] = await tx
      .insert(reviewSource)
      .values({ ...source, ...owner })
      .returning({ id: reviewSource.id });
    if (!row) throw new Error('The source was not created');
    await storeReviews(tx, row.id, reviews);
    return row.id;
  });
}

/** Throws `source_limit`. */
export async function requireRoomForSource(db: Database, user: Owner): Promise<void> {
  const sources = await db.$count(reviewSource, eq(reviewSource.ownerId, user.id));
  if (sources >= MOST_SOURCES) throw new ApiError('source_limit');
}

async function sameSource(tx: Database, user: Owner, { kind, reference }: NewSource): Promise<number | undefined> {
  if (reference === null) return undefined;
  const same = and(eq(reviewSource.kind, kind), eq(reviewSource.reference, reference));
  const [row] = await tx
    .select({ id: reviewSource.id })
    .from(reviewSource)
    .where(and(eq(reviewSource.ownerId, user.id), same));
  return row?.id;
}
