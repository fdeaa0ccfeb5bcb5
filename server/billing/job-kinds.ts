import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

export const paymentSyncKind = jobKind('payment-sync', { queue: 'account', priority: PRIORITY.asked });
export const subscriptionEndKind = jobKind('subscription-end', { queue: 'account', priority: PRIORITY.asked });
