import * as z from 'zod/mini';
import { media } from './media';
import { timestamp } from './scalars';

/** A copy without its background, and what is left of the account's limit. */
export const removedBackground = z.looseObject({
  /** A WebP with a clear background; `props.flags` says `withoutBackground`. */
  media,
  usage: z.looseObject({
    /** Backgrounds that were removed since the month began. */
    used: z.int(),
    /** -1: no limit. */
    limit: z.int(),
    /** The rebill date: from then on they count from zero. */
    endsAt: timestamp,
  }),
});
/** A copy without its background, and what is left of the account's limit. */
export type RemovedBackground = z.infer<typeof removedBackground>;
