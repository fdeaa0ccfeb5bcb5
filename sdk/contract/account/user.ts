import * as z from 'zod/mini';
import { tenantBrand } from '../agency/tenant-brand';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';
import { userRole } from './role';

/** Limits of the account. -1 means without limit. Defaults: docs/rules/limits-and-messages.md#account-limits. */
export const accountLimits = z.looseObject({
  /** Renders a month. */
  renderLimit: z.int(),
  /** Renders at the same time. */
  concurrentRenderLimit: z.int(),
  /** Tracks of a video. */
  audioLimit: z.int(),
  /** Removed backgrounds a month. */
  backgroundRemovalLimit: z.int(),
  /** Seconds. */
  recipeDurationLimit: z.number(),
  /** Scenes beyond those that the family starts with. */
  additionalIngredientLimit: z.int(),
  /** Places of the account. */
  organisationLimit: z.int(),
  /** Connected channels of publishing platforms. */
  publishingPlatformLimit: z.int(),
  /** Gigabytes of uploaded files (`STORAGE_UNIT_BYTES`). */
  storageLimit: z.int(),
});
/** Limits of the account; -1 is no limit. */
export type AccountLimits = z.infer<typeof accountLimits>;

/** Bytes of one unit of `storageLimit`: a gigabyte, as screens count them. */
export const STORAGE_UNIT_BYTES = 1_000_000_000;

/** Limits of an account without a plan. Source: docs/rules/limits-and-messages.md#account-limits. */
export const DEFAULT_ACCOUNT_LIMITS: AccountLimits = {
  renderLimit: -1,
  concurrentRenderLimit: 1,
  audioLimit: -1,
  backgroundRemovalLimit: 15,
  recipeDurationLimit: 300,
  additionalIngredientLimit: 3,
  organisationLimit: 1,
  publishingPlatformLimit: 1,
  storageLimit: 20,
};

export const accountProduct = z.looseObject({
  id: id as IdSchema<'product'>,
  productType: z.enum(['recurring', 'single', 'trial']),
  status: z.enum(['active', 'cancelled', 'overdue']),
  expiresAt: z.nullable(timestamp),
  /** Bought once, without an end (docs/rules/app.md#account-products). */
  isLifetime: z.optional(z.boolean()),
  productGroup: z.looseObject({ name: z.string(), type: z.string() }),
});

export const user = z.looseObject({
  id: id as IdSchema<'user'>,
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  role: userRole,
  avatar: z.nullable(z.string()),
  profilePicture: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** BCP 47, of screens and emails; null: none was chosen. Absent from older servers. */
  language: z.nullish(z.string()),
  status: z.enum(['active', 'suspended']),
  permissions: z.array(z.string()),
  notifications: z.record(z.string(), z.boolean()),
  products: z.array(accountProduct),
  /** The plan whose limits count now; null: none. Products that are over may precede its own. Absent from older servers. */
  planName: z.nullish(z.string()),
  limits: accountLimits,
  accountLimits,
  /** Their plan opens premium templates. Absent from older servers. */
  opensPremium: z.optional(z.boolean()),
  /** Exports on the device count as renders (`countDeviceExport`). Absent from a server that counts none. */
  countsDeviceExports: z.optional(z.boolean()),
  /** Used amount of each limit. */
  usages: z.looseObject({
    /** Exports on the device that were counted are in it. */
    renders: z.int(),
    concurrentRenders: z.int(),
    organisations: z.int(),
    /** Absent from a server that removes no backgrounds. */
    backgroundRemovals: z.optional(z.int()),
    /** Absent from a server that publishes no videos. */
    publishingPlatforms: z.optional(z.int()),
    /** Bytes of files, with what unfinished uploads reserve. Absent from a server that does not count them. */
    storageBytes: z.optional(z.int()),
  }),
  /** The month of `renderLimit` and `backgroundRemovalLimit`, and of their usages; it ends on the rebill date. */
  renderPeriod: z.looseObject({ startsAt: timestamp, endsAt: timestamp }),
  alerts: z.array(z.looseObject({ code: z.string(), message: z.string() })),
  dismissedPopUps: z.array(z.string()),
  /** Environment of the app's own survey widget; null: this tenant asks nothing. */
  surveyEnvironmentId: z.nullish(z.string()),
  /** The look of the user's tenant; absent where it is the product's own. */
  brand: z.nullish(tenantBrand),
  /** The page where plans are sold; null: this server sells none. */
  plansUrl: z.nullish(z.string()),
});
/** The logged-in user with plan, limits and how much of them is used. */
export type User = z.infer<typeof user>;

/** Names that are kept; the oldest give way. */
export const MAX_DISMISSED_POP_UPS = 200;

/** `popUp`: a name that the app has chosen for it, for example `feedback-12`. */
export const popUpDismissal = z.object({
  popUp: z.string().check(z.regex(/^[\w.:-]{1,100}$/, 'A name of letters, digits, _ . : and -, at most 100')),
});

export const dismissedPopUps = z.looseObject({ dismissedPopUps: z.array(z.string()) });

export const session = z.looseObject({ token: z.string(), refreshToken: z.string(), user });
/** Answer of a login or a refresh. The access token lives 15 minutes. */
export type SessionAnswer = z.infer<typeof session>;

/** Lower-cased before it is compared (docs/rules/app.md#session). */
export const emailInput = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email());
