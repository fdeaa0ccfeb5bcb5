import type { RateLimiters } from '../platform/http/rate-limiter';
import type { RenderServices } from '../render/services';

export type BatchServices = RenderServices & { readonly limiters: RateLimiters<'batch'> };

/** Works on batches in the background. */
export interface BatchWork {
  readonly batchJobs: { start(): void; close(): Promise<void> };
}
