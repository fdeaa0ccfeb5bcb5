import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';

const personName = z.string().check(z.trim(), z.maxLength(100));

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'Not a country'));

/** BCP 47, such as `de` or `pt-BR`. */
export const profileLanguage = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Not a language'));

/** Changes that people make to their own account. A field that is left out stays. */
export const profileChange = z.object({
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  country: z.optional(z.nullable(countryCode)),
  language: z.optional(z.nullable(profileLanguage)),
  /** Id of an own picture; null takes the profile picture away. */
  profilePictureMediaId: z.optional(z.nullable(id as IdSchema<'media'>)),
});

/** Emails that an account can turn off. Emails about its security are always sent. */
export const NOTIFICATION_KINDS = ['renderReady', 'comments', 'productNews'] as const;
/** A kind of email that can be turned off. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A kind that is left out stays as it is. */
export const notificationChange = z.object({
  renderReady: z.optional(z.boolean()),
  comments: z.optional(z.boolean()),
  productNews: z.optional(z.boolean()),
});
