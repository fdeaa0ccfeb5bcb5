import { modules } from './modules';
import type { RateLimit } from './platform/http/rate-limiter';

/** Limits of calls, by name. */
export type RateLimits = Readonly<Record<string, RateLimit>>;

export const DEFAULT_RATE_LIMITS: RateLimits = Object.assign({}, ...modules.map(({ domain }) => domain.rateLimits));

/** Limits of calls with those that the operator has set. Throws an Error that names what is no limit. */
export function rateLimitsWith(own: RateLimits): RateLimits {
  const unknown = Object.keys(own).filter((name) => !Object.hasOwn(DEFAULT_RATE_LIMITS, name));
  if (unknown.length === 0) return { ...DEFAULT_RATE_LIMITS, ...own };
  const names = Object.keys(DEFAULT_RATE_LIMITS).join(', ');
  throw new Error(`RATE_LIMITS: ${unknown.join(', ')} is no limit of calls. There are ${names}.`);
}
