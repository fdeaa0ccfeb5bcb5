import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExternalReview } from '../../../../sdk/contract/reviews/review';
import { createReviewList } from '../../../../sdk/stores/reviews/review-list';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const review = (id: number): ExternalReview => ({
  id,
  source: 1,
  kind: 'text',
  author: 'Ada',
  text: `Review ${id}`,
  score: 5,
  writtenAt: null,
  url: null,
});

async function open() {
  const { server, spotreel } = await openSpotreel();
  const list = createReviewList(spotreel);
  const answer = (page: number, ids: readonly number[]) =>
    server.answer('externalReviews', () =>
      Response.json({ data: { reviews: ids.map(review), page, totalResults: 3, problem: null } }),
    );
  const ids = () => list.$reviews.get().data?.reviews.map(({ id }) => id);
  return { server, list, answer, ids };
}

describe('reviews', () => {
  it('are loaded page after page', async () => {
    const { server, list, answer, ids } = await open();
    answer(1, [1, 2]);
    await list.load({ minScore: 4 });
    answer(2, [3]);
    await list.more();
    expect(ids()).toEqual([1, 2, 3]);
    expect(server.asked('externalReviews').map(({ query }) => query)).toEqual([
      { minScore: '4', page: '1' },
      { minScore: '4', page: '2' },
    ]);
  });
});
