import * as z from 'zod/mini';
import { emailInput } from '../account/user';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Minutes that somebody may act as another person before they have to begin again. */
export const SITTING_MINUTES = { min: 5, max: 60, default: 30 } as const;

export const sittingDraft = z.object({
  /** Email address of the account. */
  email: emailInput,
  /** Reason. The person reads it, and it stays in the audit log. */
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300), z.regex(/^\P{Cc}*$/u)),
  /** Length in minutes. Default: 30. */
  minutes: z._default(z.int().check(z.minimum(SITTING_MINUTES.min), z.maximum(SITTING_MINUTES.max)), 30),
});

/** The sitting in which the caller acts as another person. */
export const ownSitting = z.looseObject({
  reason: z.string(),
  beganAt: timestamp,
  endsAt: timestamp,
  /** Until `endsAt`, by the clock of the server. */
  secondsLeft: z.int(),
});
/** A time in which somebody acts as another person. */
export type OwnSitting = z.infer<typeof ownSitting>;

/** A time in which somebody acted as the caller. */
export const accountVisit = z.looseObject({
  id: id as IdSchema<'sitting'>,
  /** Name of who it was, as it was then. */
  by: z.string(),
  reason: z.string(),
  beganAt: timestamp,
  /** Time of its end; while it is open, time of its expiry. */
  endsAt: timestamp,
  isOpen: z.boolean(),
});
/** Somebody of the support or the agency was in the account: who, why, and how long. */
export type AccountVisit = z.infer<typeof accountVisit>;
