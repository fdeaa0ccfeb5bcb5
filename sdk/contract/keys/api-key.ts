import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/**
 * Rights of an API key. `users:read` lists people whom the tenant's server made. `users:write` makes, changes, suspends
 * and deletes them. `embed:write` makes embed tokens for them. The last three make calls for one person:
 * `projects:read` finds recipes, reads and checks projects and paints stills. `projects:write` makes and changes
 * projects and brings pictures in. `renders:write` exports within the limits of the account.
 */
export const API_KEY_SCOPES = [
  'users:read',
  'users:write',
  'embed:write',
  'projects:read',
  'projects:write',
  'renders:write',
] as const;
/** One right of an API key. */
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Keys of one tenant that work at the same time. */
export const MAX_API_KEYS = 20;

/** Longest life of a former secret, in hours. */
export const MAX_GRACE_HOURS = 7 * 24;

export const apiKeyDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100)),
  scopes: z.array(z.enum(API_KEY_SCOPES)).check(z.minLength(1, 'Choose at least one permission.'), z.maxLength(10)),
  /** Days until it stops working; null: it never does. */
  lifetimeDays: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3650))), null),
});

/** `graceHours`: how long the former secret goes on working. 0: it stops at once. */
export const apiKeyRotation = z.object({
  graceHours: z._default(z.int().check(z.minimum(0), z.maximum(MAX_GRACE_HOURS)), 24),
});

/** An API key as lists show it: its secret cannot be read again. */
export const apiKey = z.looseObject({
  id: id as IdSchema<'apiKey'>,
  name: z.string(),
  /** Beginning of the key, for example `sr_live_1a2b3c4d`. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  /** Name or email of who made it; empty once that account is gone. */
  createdBy: z.string(),
  createdAt: timestamp,
  /** Exact to a minute; null: it was never used. */
  lastUsedAt: z.nullable(timestamp),
  /** Null: it never expires. */
  expiresAt: z.nullable(timestamp),
  /** Until then the secret of before the last rotation works too. Null: it does not. */
  formerSecretUntil: z.nullable(timestamp),
});
/** One API key of the tenant. */
export type ApiKey = z.infer<typeof apiKey>;

/** `secret`: what programs send. Only this answer has it. */
export const apiKeyWithSecret = z.looseObject({ key: apiKey, secret: z.string() });
/** A key that was just made or rotated. */
export type ApiKeyWithSecret = z.infer<typeof apiKeyWithSecret>;
