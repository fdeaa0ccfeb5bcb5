/** Reviews of the account to choose from, page after page. One a dialog. */
import type { ExternalReviews } from '../../contract/reviews/review';
import { growingList } from '../resource/growing-list';
import type { Spotreel } from '../spotreel';

/** Filter of reviews. */
export interface ReviewFilter {
  /** Id of a source of the account. Default: all. */
  readonly source?: number;
  /** 1 to 5: reviews with at least this score. 0: all, those without a score too. Default: 4. */
  readonly minScore?: number;
}

/** The account's reviews. The list is empty while it cannot be loaded; the failure says why. */
export function createReviewList({ editing: { context } }: Spotreel) {
  const { $list, ...list } = growingList<ExternalReviews, ReviewFilter>(
    context,
    {},
    (api, filter, page, signal) => api.externalReviews({ query: { ...filter, page }, signal }),
    (before, next) => ({ ...next, reviews: [...before.reviews, ...next.reviews] }),
  );
  return { $reviews: $list, ...list };
}

/** Result of `createReviewList`. */
export type ReviewList = ReturnType<typeof createReviewList>;
