import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

export const accountMailJobKind = jobKind('account-mail', { queue: 'mail', priority: PRIORITY.asked });
