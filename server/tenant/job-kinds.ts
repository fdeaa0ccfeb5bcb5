import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

export const domainCheckKind = jobKind('domain-check', {
  queue: 'domain',
  priority: PRIORITY.background,
  isDebounced: true,
});
