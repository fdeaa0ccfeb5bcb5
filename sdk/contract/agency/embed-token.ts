import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';
import { siteOrigin } from './site-origin';
import { externalId } from './tenant-user';

/** Seconds that an embed token may live. */
export const EMBED_TOKEN_LIFETIME = { min: 60, default: 900, max: 3600 } as const;

export const embedTokenDraft = z.object({
  externalId,
  /** Sites on whose pages it works. Each one is allowed for the tenant. */
  origins: z.array(siteOrigin).check(z.minLength(1), z.maxLength(10)),
  /** The token then opens this project alone. Without it: all projects of the person. */
  projectId: z.optional(id as IdSchema<'project'>),
  lifetimeSeconds: z._default(
    z.int().check(z.minimum(EMBED_TOKEN_LIFETIME.min), z.maximum(EMBED_TOKEN_LIFETIME.max)),
    EMBED_TOKEN_LIFETIME.default,
  ),
});

/** A bearer token for `getAccessToken` of the elements. It cannot be renewed: the tenant's server makes another one. */
export const embedToken = z.looseObject({ token: z.string(), expiresAt: timestamp, userId: id as IdSchema<'user'> });
