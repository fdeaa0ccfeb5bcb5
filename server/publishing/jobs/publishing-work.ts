import { createWorkers } from '../../platform/jobs/workers';
import { revocationHandler } from '../connections/revocation';
import type { PublishingWork } from '../services';
import { type PublishParts, publishHandler } from './publish-jobs';

/** Uploads at a time. They wait for the network, and hold one part of a file each. */
const SLOTS = 4;

/** `pollMs`: see `WorkersOptions`. */
export function createPublishingWork(parts: PublishParts & { readonly pollMs?: number }): PublishingWork {
  const { pollMs } = parts;
  const handlers = { 'publish-video': publishHandler(parts), 'publishing-revoke': revocationHandler(parts) };
  const poll = pollMs === undefined ? {} : { pollMs };
  const workers = createWorkers({ ...parts, queue: 'publish', slots: SLOTS, handlers, ...poll });
  return { publishingJobs: { start: workers.start, close: workers.stop } };
}
