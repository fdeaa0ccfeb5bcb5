import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error';

/** How often something may be tried in a while. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export interface RateLimiter {
  /** Counts one. Throws `rate_limited` once the points are used up. */
  spend(key: string): Promise<void>;
}

/** A limiter for each limit, by its name. */
export type RateLimiters<Name extends string> = { readonly [Key in Name]: RateLimiter };

export function createRateLimiters<Name extends string>(limits: Readonly<Record<Name, RateLimit>>): RateLimiters<Name> {
  const named = Object.entries<RateLimit>(limits).map(([name, limit]) => [name, createRateLimiter(limit)]);
  return Object.fromEntries(named) as RateLimiters<Name>;
}

function createRateLimiter({ points, seconds }: RateLimit): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async spend(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ApiError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
      }
    },
  };
}
