import type { AuthServices } from '../account/services';
import type { RateLimiters } from '../platform/http/rate-limiter';

export type TrackingServices = AuthServices & { readonly limiters: RateLimiters<'track'> };
