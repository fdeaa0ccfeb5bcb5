import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

export const publishVideoKind = jobKind('publish-video', { queue: 'publish', priority: PRIORITY.asked });
export const publishingRevokeKind = jobKind('publishing-revoke', { queue: 'publish', priority: PRIORITY.background });
