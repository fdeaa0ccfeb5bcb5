import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Origins that one tenant may allow. */
export const MAX_ALLOWED_ORIGINS = 50;

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/;

/** `https://shop.example.com`, or `http://localhost:3000` on the way there. Undefined for everything else. */
function originIn(text: string): string | undefined {
  if (text.includes('*') || !URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, search, hash, username, password, origin } = new URL(text);
  if (pathname !== '/' || search || hash || username || password) return undefined;
  const isLocal = protocol === 'http:' && LOCAL.test(hostname);
  return protocol === 'https:' || isLocal ? origin : undefined;
}

/** The origin of a site, as browsers write it: lower case, without a path. */
export const siteOrigin = z.string().check(
  z.trim(),
  z.maxLength(300),
  z.refine((text) => originIn(text) !== undefined, {
    error: 'Enter an origin like https://www.example.com, without a path. http is for localhost alone.',
    abort: true,
  }),
  z.overwrite((text) => originIn(text) ?? text),
);

/** A site whose pages may call the server for people of the tenant. */
export const allowedOriginDraft = z.object({
  origin: siteOrigin,
  /** True: its pages may also show pages of this server in a frame. */
  mayFrame: z._default(z.boolean(), false),
});

/** One allowed origin. */
export const allowedOrigin = z.looseObject({
  id: id as IdSchema<'allowedOrigin'>,
  origin: z.string(),
  mayFrame: z.boolean(),
  createdAt: timestamp,
});
/** A site that may embed the tenant's elements. */
export type AllowedOrigin = z.infer<typeof allowedOrigin>;
