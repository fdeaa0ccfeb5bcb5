import { reviewCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { ownSource, ownSources, toUserSource } from '../sources/own-sources';
import { reviewSource } from '../tables';

export const reviewUserSources = implement(reviewCalls.reviewUserSources, async ({ user }, { db }) =>
  (await ownSources(db, user)).map(toUserSource),
);

export const reviewUserSource = implement(reviewCalls.reviewUserSource, async ({ params, user }, { db }) =>
  toUserSource(await ownSource(db, user, params.reviewSourceId)),
);

export const deleteReviewUserSource = implement(
  reviewCalls.deleteReviewUserSource,
  async ({ params, user }, { db }) => {
    const { id } = await ownSource(db, user, params.reviewSourceId);
    await db.delete(reviewSource).where(eq(reviewSource.id, id));
    return { id };
  },
);
