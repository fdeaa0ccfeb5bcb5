import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../platform/http/api-error';

/** How often something may be tried in a while. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export interface RateLimits {
  readonly loginCheck: RateLimit;
  readonly refresh: RateLimit;
  /** Events of use of one person. */
  readonly track: RateLimit;
  /** Calls of survey widgets from one network address, behind which an office may sit. */
  readonly surveyService: RateLimit;
  /** Files that widgets of one network address send. */
  readonly surveyUpload: RateLimit;
}

export const DEFAULT_RATE_LIMITS: RateLimits = {
  loginCheck: { points: 30, seconds: 15 * 60 },
  refresh: { points: 120, seconds: 60 },
  track: { points: 240, seconds: 60 },
  surveyService: { points: 600, seconds: 60 },
  surveyUpload: { points: 60, seconds: 10 * 60 },
};

export interface RateLimiter {
  /** Counts one. Throws `rate_limited` once the points are used up. */
  spend(key: string): Promise<void>;
}

export type RateLimiters = { readonly [Name in keyof RateLimits]: RateLimiter };

export function createRateLimiters(limits: RateLimits = DEFAULT_RATE_LIMITS): RateLimiters {
  return {
    loginCheck: createRateLimiter(limits.loginCheck),
    refresh: createRateLimiter(limits.refresh),
    track: createRateLimiter(limits.track),
    surveyService: createRateLimiter(limits.surveyService),
    surveyUpload: createRateLimiter(limits.surveyUpload),
  };
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
