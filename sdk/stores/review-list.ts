/** Reviews of the account to choose from, page after page. One a dialog. */
import type { ExternalReviews } from '../contract/schemas/review';
import { failureOf } from './failure';
import { createLoader } from './loadable';
import type { Spotreel } from './spotreel';

/** Which reviews are listed. */
export interface ReviewFilter {
  /** Id of a source of the account. Default: all. */
  readonly source?: number;
  /** 1 to 5: reviews with at least this score. 0: all, those without a score too. Default: 4. */
  readonly minScore?: number;
}

/** The account's reviews. The list is empty while it cannot be loaded; the failure says why. */
export function createReviewList({ editing: { context } }: Spotreel) {
  const list = createLoader<ExternalReviews>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  let shown: ReviewFilter = {};
  const ask = async (page: number, signal: AbortSignal) =>
    (await context.accounts()).externalReviews({ query: { ...shown, page }, signal });
  return {
    /** Pages that are loaded so far, as one. */
    $reviews: list.$state,
    /** The first page; with a filter that differs, what was listed goes at once. */
    async load(filter: ReviewFilter = shown): Promise<void> {
      if (filter !== shown) list.reset();
      shown = filter;
      await list.load((signal) => ask(1, signal));
    },
    /** The next page, after those that are there. */
    async more(): Promise<void> {
      const { data } = list.$state.get();
      if (!data) return;
      await list.load(async (signal) => {
        const next = await ask(data.page + 1, signal);
        return { ...next, reviews: [...data.reviews, ...next.reviews] };
      });
    },
  };
}

/** What `createReviewList` returns. */
export type ReviewList = ReturnType<typeof createReviewList>;
