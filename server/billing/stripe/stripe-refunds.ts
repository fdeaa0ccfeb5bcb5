import * as z from 'zod/mini';
import { pathOf, readAnswer } from './read-answer';
import type { StripeClient } from './stripe-client';
import { optionalRef } from './stripe-objects';

const newestInvoice = z.nullish(z.looseObject({ latest_invoice: optionalRef }));
const paidInvoice = z.nullish(z.looseObject({ payment_intent: optionalRef, amount_paid: z.int() }));

/** Pays a payment back in full. The key is the payment's: a second request pays nothing. */
export async function payBack(stripe: StripeClient, paymentRef: string): Promise<void> {
  const form = { payment_intent: paymentRef };
  await stripe.post('/v1/refunds', form, { key: `spotreel-refund-${paymentRef}`, doneCode: 'charge_already_refunded' });
}

/** The payment of a subscription's newest invoice; undefined: nothing was paid. */
export async function lastPaymentOf(stripe: StripeClient, subscriptionRef: string): Promise<string | undefined> {
  const subscription = await stripe.get(pathOf('subscriptions', subscriptionRef));
  const invoiceRef = readAnswer((given) => z.parse(newestInvoice, given), subscription)?.latest_invoice;
  if (!invoiceRef) return undefined;
  const answer = await stripe.get(pathOf('invoices', invoiceRef));
  const invoice = readAnswer((given) => z.parse(paidInvoice, given), answer);
  return invoice && invoice.amount_paid > 0 ? (invoice.payment_intent ?? undefined) : undefined;
}
