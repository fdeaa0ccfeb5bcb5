import type { Page } from '../../contract/call';
import type { BatchSummary } from '../../contract/schemas/batch';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

const PER_PAGE = 50;

/** The batches of the account, newest first: all that an account may have. One a screen. */
export function createBatchList({ editing: { context } }: Spotreel) {
  const loader = createLoader<Page<BatchSummary>>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  return {
    $batches: loader.$state,
    load: () =>
      loader.load(async (signal) => (await context.accounts()).batches({ query: { perPage: PER_PAGE }, signal })),
  };
}

/** What `createBatchList` returns. */
export type BatchList = ReturnType<typeof createBatchList>;
