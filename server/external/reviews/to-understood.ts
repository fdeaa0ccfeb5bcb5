import type { UnderstoodReviews } from '@spotreel/sdk/internal/contract';
import type { Understood } from './understand-reviews';

const SHOWN = { reviews: 3, problems: 10 };

/** For a person to look at before it is stored. */
export function toUnderstood({ reviews, problems }: Understood): UnderstoodReviews {
  return {
    count: reviews.length,
    first: reviews.slice(0, SHOWN.reviews).map(({ author, text, score, writtenAt }) => ({
      author,
      text,
      score,
      writtenAt: writtenAt?.toISOString() ?? null,
    })),
    unreadable: problems.length,
    problems: problems.slice(0, SHOWN.problems),
  };
}
