/** Number of tries in a while. */
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
