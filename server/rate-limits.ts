import { modules } from './modules';
import type { RateLimit } from './platform/http/rate-limiter';

/** Limits of the domains whose services `create-services.ts` makes; the others have theirs in `domain.ts`. */
const rootLimits = {
  loginCheck: { points: 30, seconds: 15 * 60 },
  refresh: { points: 120, seconds: 60 },
  /** Backgrounds that one person asks to remove. */
  backgroundRemoval: { points: 20, seconds: 60 },
  /** Calls with one API key. */
  apiKey: { points: 600, seconds: 60 },
} satisfies Record<string, RateLimit>;

export type RootLimit = keyof typeof rootLimits;

/** Limits of modules are there by their names, too. */
export type RateLimits = Readonly<Record<RootLimit, RateLimit>> & Readonly<Record<string, RateLimit>>;

export const DEFAULT_RATE_LIMITS: RateLimits = Object.assign(
  { ...rootLimits },
  ...modules.map(({ domain }) => domain.rateLimits),
);

/** Limits of calls with those that the operator has set. Throws an Error that names what is no limit. */
export function rateLimitsWith(own: Readonly<Record<string, RateLimit>>): RateLimits {
  const unknown = Object.keys(own).filter((name) => !Object.hasOwn(DEFAULT_RATE_LIMITS, name));
  if (unknown.length === 0) return { ...DEFAULT_RATE_LIMITS, ...own };
  const names = Object.keys(DEFAULT_RATE_LIMITS).join(', ');
  throw new Error(`RATE_LIMITS: ${unknown.join(', ')} is no limit of calls. There are ${names}.`);
}
