import type { AuthServices } from '../account/services';
import type { JobQueue } from '../platform/jobs/queue';
import type { Log } from '../platform/log/log';
import type { OnlinePayments } from './payments/online-payments';
import type { ReceiptSettings } from './receipts/receipt-settings';

export type BillingServices = AuthServices & {
  readonly jobs: JobQueue;
  readonly log: Log;
  /** Undefined: operators grant plans by hand. */
  readonly payments: OnlinePayments | undefined;
  readonly receipts: ReceiptSettings;
};
