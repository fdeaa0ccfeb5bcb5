import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** One sign-in that still counts: a browser, or a program that keeps its tokens. */
export const signInSession = z.looseObject({
  id: id as IdSchema<'session'>,
  /** Browser and system as far as they are known, for example `Firefox on Windows`. */
  device: z.string(),
  signedInAt: timestamp,
  /** Time of the last renewal of its token; at most 15 minutes before its last request. */
  lastUsedAt: timestamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
/** One sign-in of the account that has not ended. */
export type SignInSession = z.infer<typeof signInSession>;
