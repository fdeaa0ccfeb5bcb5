import type { RateLimit } from './platform/http/rate-limiter';

export interface RateLimits {
  readonly loginCheck: RateLimit;
  readonly refresh: RateLimit;
  /** Events of use of one person. */
  readonly track: RateLimit;
  /** Searches and picks of stock images and videos by one person. */
  readonly stock: RateLimit;
  /** Searches of businesses, and files of reviews and products that one person sends. */
  readonly external: RateLimit;
  /** Batches that one person begins. */
  readonly batch: RateLimit;
  /** Plans and messages of one person to the assistant. */
  readonly assistant: RateLimit;
  /** Backgrounds that one person asks to remove. */
  readonly backgroundRemoval: RateLimit;
  /** Messages of one person to the support. */
  readonly support: RateLimit;
  /** Videos that are opened by links from one network address, behind which an office may sit. */
  readonly share: RateLimit;
  /** Links that one person makes and changes. */
  readonly changeShare: RateLimit;
  /** Calls of survey widgets from one network address, behind which an office may sit. */
  readonly surveyService: RateLimit;
  /** Files that widgets of one network address send. */
  readonly surveyUpload: RateLimit;
  /** Calls with one API key. */
  readonly apiKey: RateLimit;
}

export const DEFAULT_RATE_LIMITS: RateLimits = {
  loginCheck: { points: 30, seconds: 15 * 60 },
  refresh: { points: 120, seconds: 60 },
  track: { points: 240, seconds: 60 },
  stock: { points: 60, seconds: 60 },
  external: { points: 60, seconds: 60 },
  batch: { points: 30, seconds: 60 * 60 },
  assistant: { points: 30, seconds: 60 },
  backgroundRemoval: { points: 20, seconds: 60 },
  support: { points: 20, seconds: 60 * 60 },
  share: { points: 240, seconds: 60 },
  changeShare: { points: 60, seconds: 60 },
  surveyService: { points: 600, seconds: 60 },
  surveyUpload: { points: 60, seconds: 10 * 60 },
  apiKey: { points: 600, seconds: 60 },
};

/** Limits of calls with those that the operator has set. Throws an Error that names what is no limit. */
export function rateLimitsWith(own: Readonly<Record<string, RateLimit>>): RateLimits {
  const unknown = Object.keys(own).filter((name) => !Object.hasOwn(DEFAULT_RATE_LIMITS, name));
  if (unknown.length === 0) return { ...DEFAULT_RATE_LIMITS, ...own };
  const names = Object.keys(DEFAULT_RATE_LIMITS).join(', ');
  throw new Error(`RATE_LIMITS: ${unknown.join(', ')} is no limit of calls. There are ${names}.`);
}
