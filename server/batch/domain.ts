import { implementInLibrary } from '../library/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { renderDomain } from '../render/domain';

/** Many videos of one, from a table. */
export const batchDomain = defineDomain({
  name: 'batch',
  needs: [renderDomain],
  /** Batches that one person begins. */
  rateLimits: { batch: { points: 30, seconds: 60 * 60 } },
});

export type BatchServices = ServicesOf<typeof batchDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<BatchServices>();
