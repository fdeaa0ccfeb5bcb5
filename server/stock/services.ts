import type { MediaServices } from '../media/services';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { SearchableStock } from './stock-source';

export type StockServices = MediaServices & {
  /** Sources of stock images and videos that this server has, in the order in which they are offered. */
  readonly stock: readonly SearchableStock[];
  readonly limiters: RateLimiters<'stock'>;
};
