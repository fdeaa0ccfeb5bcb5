import type { AuthServices } from '../account/services';
import type { JobQueue } from '../platform/jobs/queue';
import type { OnlinePayments } from './payments/online-payments';
import type { ReceiptSettings } from './receipts/receipt-settings';

export type BillingServices = AuthServices & {
  readonly jobs: JobQueue;
  /** Undefined: operators grant plans by hand. */
  readonly payments: OnlinePayments | undefined;
  readonly receipts: ReceiptSettings;
};
