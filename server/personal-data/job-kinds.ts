import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

export const accountExportKind = jobKind('account-export', { queue: 'account', priority: PRIORITY.background });
