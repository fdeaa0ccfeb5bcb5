import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

const PER_PAGE = 50;

/** The batches of the account, newest first: all that an account may have. One a screen. */
export function createBatchList({ editing: { context } }: Spotreel) {
  const { $state, load } = resource(context, (api, signal) => api.batches({ query: { perPage: PER_PAGE }, signal }));
  return { $batches: $state, load };
}

/** Result of `createBatchList`. */
export type BatchList = ReturnType<typeof createBatchList>;
