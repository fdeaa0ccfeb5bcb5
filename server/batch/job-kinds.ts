import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

const rules = { queue: 'batch', priority: PRIORITY.asked, isDebounced: true };

export const batchCreateKind = jobKind('batch-create', rules);
export const batchExportKind = jobKind('batch-export', rules);
