/** What accounts need in the background: emails, and what follows payments. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { AccountMails } from './account/mails/mail-room';
import { saleEndHandler } from './billing/payments/end-sales';
import type { OnlinePayments } from './billing/payments/online-payments';
import { paymentHandler } from './billing/payments/payment-jobs';
import type { ReceiptSettings } from './billing/receipts/receipt-settings';
import { exportHandler } from './personal-data/export/export-jobs';
import type { Database } from './platform/data/database';
import type { JobQueue } from './platform/jobs/queue';
import { createWorkers } from './platform/jobs/workers';
import type { Log } from './platform/log/log';
import type { ReadRecordsByFile } from './platform/modules/personal-data';
import type { Storage } from './platform/storage/storage';
import type { Services } from './services';

export interface AccountWorkParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  readonly accountMails: AccountMails;
  readonly payments?: OnlinePayments | undefined;
  readonly receipts?: ReceiptSettings;
  readonly storage: Storage;
  readonly workDir: string;
  readonly pollMs?: number;
  readonly recordsOfModules: ReadRecordsByFile;
}

type AccountWork = Pick<Services, 'accountMails' | 'accountJobs' | 'payments' | 'receipts'>;

const PLAIN_RECEIPTS: ReceiptSettings = { seller: [], taxName: '', taxPercent: 0 };

export function createAccountWork(parts: AccountWorkParts): AccountWork {
  const { payments, receipts = PLAIN_RECEIPTS } = parts;
  const handlers = {
    'payment-sync': paymentHandler({ ...parts, payments, receipts }),
    'subscription-end': saleEndHandler({ ...parts, payments }),
    'account-export': exportHandler(parts),
  };
  const workers = createWorkers({ ...parts, queue: 'account', slots: 1, handlers });
  return {
    payments,
    receipts,
    accountMails: parts.accountMails,
    accountJobs: { start: workers.start, close: workers.stop },
  };
}
