import type { MediaServices } from '../media/services';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { Parsing } from '../platform/parsing/parsing';
import type { externalParsers } from './parsers';
import type { ReviewProvider } from './providers/review-provider';

export type ExternalServices = MediaServices & {
  /** Providers of reviews that this server has a key for, in the order in which they are offered. */
  readonly reviewProviders: readonly ReviewProvider[];
  readonly limiters: RateLimiters<'external'>;
  readonly parsing: Parsing<typeof externalParsers>;
};
