import * as z from 'zod/mini';
import { DEFAULT_ACCOUNT_LIMITS } from '../account/user';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';

/** Limits that a plan can set. */
export const LIMIT_NAMES = Object.keys(DEFAULT_ACCOUNT_LIMITS) as LimitName[];
/** A limit of section 'Account limits' of docs/rules/limits-and-messages.md. */
export type LimitName =
  | 'renderLimit'
  | 'concurrentRenderLimit'
  | 'audioLimit'
  | 'backgroundRemovalLimit'
  | 'recipeDurationLimit'
  | 'additionalIngredientLimit'
  | 'organisationLimit'
  | 'publishingPlatformLimit'
  | 'storageLimit';

const limit = z.int().check(z.minimum(-1), z.maximum(1_000_000));
const limits = z.partial(
  z.object({
    renderLimit: limit,
    concurrentRenderLimit: limit,
    audioLimit: limit,
    backgroundRemovalLimit: limit,
    recipeDurationLimit: limit,
    additionalIngredientLimit: limit,
    organisationLimit: limit,
    publishingPlatformLimit: limit,
    storageLimit: limit,
  }),
);

const interval = z.enum(['month', 'year', 'once']);
/** Billing interval. */
export type PlanInterval = z.infer<typeof interval>;

const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Three letters, for example EUR'));
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(max));

export const plan = z.looseObject({
  id: id as IdSchema<'plan'>,
  name: z.string(),
  description: z.string(),
  /** In the smallest unit of the currency: cents. */
  priceMinor: z.int(),
  currency,
  interval,
  /** Days before the first payment. */
  trialDays: z.int(),
  productGroup: z.looseObject({ name: z.string(), type: z.string() }),
  /** Limits that differ from the default. */
  limits: z.record(z.string(), z.number()),
  /** All limits of an account with this plan. */
  allLimits: z.record(z.string(), z.number()),
  permissions: z.array(z.string()),
  /** Opens premium templates. */
  premium: z.boolean(),
  /** Exports on the device count as exports. Absent from older servers, which count none. */
  countsDeviceExports: z.optional(z.boolean()),
  /** Counts for all people without another plan. */
  isDefault: z.boolean(),
});
/** Plan of a tenant: a price, limits and features. */
export type Plan = z.infer<typeof plan>;

export const managedPlan = z.looseObject({ ...plan.shape, isArchived: z.boolean() });
/** A plan as those see it who sell it. */
export type ManagedPlan = z.infer<typeof managedPlan>;

export const planDraft = z.object({
  name: words(80),
  description: line(300),
  /** In the smallest unit of the currency: cents. */
  priceMinor: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  currency,
  interval,
  /** Days before the first payment; 0: none. */
  trialDays: z.int().check(z.minimum(0), z.maximum(365)),
  productGroup: z.object({ name: words(80), type: words(40) }),
  limits,
  permissions: z
    .array(z.string().check(z.regex(/^[a-z][\w.-]{0,79}$/, 'Letters, digits, dots and hyphens')))
    .check(z.maxLength(30)),
  premium: z.boolean(),
  /** Exports on the device count as exports. */
  countsDeviceExports: z._default(z.boolean(), false),
  isDefault: z.boolean(),
  isArchived: z.boolean(),
});
/** Input for a plan. */
export type PlanDraft = z.infer<typeof planDraft>;
