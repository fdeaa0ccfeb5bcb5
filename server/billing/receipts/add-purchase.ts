import { eq, max } from 'drizzle-orm';
import { displayName } from '../../account/person-name';
import { houseId } from '../../account/plans/offered-plans';
import type { UserRow } from '../../account/session/authenticate';
import { tenant } from '../../account/tables';
import type { Database } from '../../platform/data/database';
import { purchase } from '../tables';
import { type ReceiptSettings, taxWithin } from './receipt-settings';

export interface NewPurchase {
  readonly buyer: Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName'>;
  readonly sellerId: number;
  readonly productId: number;
  readonly planName: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Date;
  /** Default: none. With one, the purchase is entered once. */
  readonly providerRef?: string;
  /** Default: by the settings. */
  readonly taxMinor?: number;
  /** Default: 0. */
  readonly refundedMinor?: number;
}

/** Writes a purchase under the seller's next number, in the transaction `tx`. False if it was entered before. */
export async function addPurchase(tx: Database, settings: ReceiptSettings, added: NewPurchase): Promise<boolean> {
  const { buyer, sellerId, amountMinor, refundedMinor = 0, at, providerRef, ...values } = added;
  // numbers have no gap: the seller's receipts take turns
  const [seller] = await tx.select().from(tenant).where(eq(tenant.id, sellerId)).for('no key update');
  if (providerRef) {
    const [entered] = await tx.select({ id: purchase.id }).from(purchase).where(eq(purchase.providerRef, providerRef));
    if (entered) return false;
  }
  const [last] = await tx
    .select({ serial: max(purchase.serial) })
    .from(purchase)
    .where(eq(purchase.sellerId, sellerId));
  const serial = (last?.serial ?? 0) + 1;
  const isHouse = sellerId === (await houseId(tx));
  const taxPercent = isHouse ? settings.taxPercent : 0;
  const taxMinor = added.taxMinor ?? taxWithin(amountMinor, taxPercent);
  const hasLines = isHouse && settings.seller.length > 0;
  await tx.insert(purchase).values({
    ...values,
    sellerId,
    serial,
    number: `${at.getUTCFullYear()}-${String(serial).padStart(6, '0')}`,
    userId: buyer.id,
    amountMinor,
    taxMinor,
    taxPercent,
    taxName: taxMinor > 0 ? settings.taxName : '',
    status: statusOf(amountMinor, refundedMinor),
    refundedMinor,
    providerRef: providerRef ?? null,
    seller: hasLines ? settings.seller : [seller?.name ?? ''],
    buyerName: displayName(buyer),
    buyerEmail: buyer.email,
    createdAt: at,
  });
  return true;
}

function statusOf(amountMinor: number, refundedMinor: number) {
  if (amountMinor === 0) return 'granted';
  return refundedMinor >= amountMinor ? 'refunded' : 'paid';
}
