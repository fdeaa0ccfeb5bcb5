import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

export const webhookKind = jobKind('webhook', { queue: 'webhook', priority: PRIORITY.asked });
