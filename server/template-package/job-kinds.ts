import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

/** Runs among the painters of renders, behind all of them. */
export const templateMotionKind = jobKind('template-motion', {
  queue: 'paint',
  priority: PRIORITY.last,
  isDebounced: true,
  isOfVideo: true,
});
