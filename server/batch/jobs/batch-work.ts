import { createWorkers } from '../../platform/jobs/workers';
import type { BatchServices, BatchWork } from '../services';
import { createVideosHandler } from './create-videos';
import { exportVideosHandler } from './export-videos';

/** Batches that are worked on at a time; images of one may come slowly. */
const SLOTS = 2;

/** `pollMs`: see `WorkersOptions`; a batch that waits for room looks as often. */
export function createBatchWork(services: BatchServices, pollMs?: number): BatchWork {
  const handlers = {
    'batch-create': createVideosHandler(services),
    'batch-export': exportVideosHandler(services, pollMs),
  };
  const poll = pollMs === undefined ? {} : { pollMs };
  const workers = createWorkers({ ...services, queue: 'batch', slots: SLOTS, handlers, ...poll });
  return { batchJobs: { start: workers.start, close: workers.stop } };
}
