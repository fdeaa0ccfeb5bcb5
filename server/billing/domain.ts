import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import type { OnlinePayments } from './payments/online-payments';
import type { ReceiptSettings } from './receipts/receipt-settings';

export interface BillingOptions {
  /** Default: operators grant plans by hand. */
  readonly payments?: OnlinePayments | undefined;
  /** Default: the tenant's name, without tax. */
  readonly receipts?: ReceiptSettings;
}

const PLAIN_RECEIPTS: ReceiptSettings = { seller: [], taxName: '', taxPercent: 0 };

/** Plans and how they are paid. */
export const billingDomain = defineDomain({
  name: 'billing',
  needs: [accountDomain],
  provide: (_needed, { payments, receipts = PLAIN_RECEIPTS }: BillingOptions) => ({ payments, receipts }),
});

export type BillingServices = ServicesOf<typeof billingDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<BillingServices>();
