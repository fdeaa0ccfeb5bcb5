import type { Clock } from '@spotreel/sdk/internal/base';
import { ApiError } from '../http/api-error';
import type { RateLimit, RateLimiter, RateLimiters } from '../http/rate-limiter';
import type { Leases } from './leases';

/** A limiter for each limit of calls, counted for all server processes together. */
export function createRateLimiters<Name extends string>(
  limits: Readonly<Record<Name, RateLimit>>,
  { leases, clock }: { readonly leases: Leases; readonly clock: Clock },
): RateLimiters<Name> {
  const named = Object.entries<RateLimit>(limits).map(([name, { points, seconds }]): [string, RateLimiter] => {
    const limit = { measure: `calls:${name}`, most: points, endsMs: (nowMs: number) => nowMs + seconds * 1000 };
    const spend = async (key: string) => {
      const spent = await leases.spend(limit, key, 1);
      if (!spent.isRefused) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((spent.endsMs - clock.now()) / 1000));
      throw new ApiError('rate_limited', { retryAfterSeconds });
    };
    return [name, { spend }];
  });
  return Object.fromEntries(named) as RateLimiters<Name>;
}
