/** The parts of Stripe's objects that we read, and what they are for us. */
import * as z from 'zod/mini';
import type {
  ChargeState,
  CheckoutState,
  InvoiceState,
  Payment,
  PaymentEvent,
  Sale,
  SubscriptionState,
} from '../payments/online-payments';

const metadata = z.nullish(z.record(z.string(), z.string()));
const ref = z.string().check(z.minLength(1), z.maxLength(255));
/** Stripe answers a reference as text, or the object itself where that was asked for. */
export const optionalRef = z.nullish(
  z.union([
    ref,
    z.pipe(
      z.looseObject({ id: ref }),
      z.transform(({ id }) => id),
    ),
  ]),
);

const scheduled = z.looseObject({
  id: ref,
  phases: z.optional(z.array(z.looseObject({ start_date: z.number(), metadata }))),
});
const subscription = z.looseObject({
  id: ref,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  current_period_end: z.number(),
  ended_at: z.nullish(z.number()),
  customer: optionalRef,
  /** With its phases where that was asked for. */
  schedule: z.nullish(z.union([ref, scheduled])),
  metadata,
});
/** A payment with its charge, where that was asked for. */
const refunds = z.nullish(z.union([ref, z.looseObject({ amount_refunded: z.int() })]));
const intent = z.looseObject({ id: ref, latest_charge: refunds });
const checkout = z.looseObject({
  payment_status: z.string(),
  customer: optionalRef,
  subscription: optionalRef,
  payment_intent: z.nullish(z.union([ref, intent])),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  created: z.number(),
  total_details: z.nullish(z.looseObject({ amount_tax: z.int() })),
  metadata,
});
const invoice = z.looseObject({
  id: ref,
  subscription: optionalRef,
  amount_paid: z.int(),
  tax: z.nullish(z.int()),
  charge: refunds,
  currency: z.string(),
  created: z.number(),
});
const charge = z.looseObject({ amount_refunded: z.int(), payment_intent: optionalRef, invoice: optionalRef });
const event = z.looseObject({
  id: ref,
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({ id: z.optional(z.string()) }) }),
});

const STATUSES: Readonly<Record<string, SubscriptionState['status']>> = {
  trialing: 'trial',
  active: 'active',
  past_due: 'overdue',
  unpaid: 'overdue',
  paused: 'overdue',
  canceled: 'cancelled',
};

/** Each throws a ZodError for what has another form. */
export function readSubscription(given: unknown): SubscriptionState {
  const { id, status, cancel_at_period_end: isEnding, ...read } = z.parse(subscription, given);
  const known = STATUSES[status] ?? 'none';
  const endsAtSeconds = read.ended_at ?? read.current_period_end;
  return {
    ref: id,
    customerRef: read.customer ?? undefined,
    sale: saleOf(read.metadata),
    status: isEnding && (known === 'active' || known === 'trial') ? 'cancelled' : known,
    endsAt: new Date(endsAtSeconds * 1000),
    nextPlanId: nextPlanOf(read.schedule, read.current_period_end),
  };
}

export function readCheckout(given: unknown): CheckoutState {
  const { payment_status: paid, payment_intent: paidBy, amount_total: amountMinor, ...read } = z.parse(checkout, given);
  const isPaid = paid === 'paid' && paidBy && amountMinor != null && read.currency;
  return {
    customerRef: read.customer ?? undefined,
    sale: saleOf(read.metadata),
    subscriptionRef: read.subscription ?? undefined,
    payment: isPaid
      ? paymentOf({
          ref: typeof paidBy === 'string' ? paidBy : paidBy.id,
          amountMinor,
          taxMinor: read.total_details?.amount_tax,
          refundedMinor: typeof paidBy === 'string' ? 0 : refundedOf(paidBy.latest_charge),
          currency: read.currency ?? '',
          created: read.created,
        })
      : undefined,
  };
}

export function readInvoice(given: unknown): InvoiceState {
  const { id, subscription: subscriptionRef, amount_paid: amountMinor, tax, ...read } = z.parse(invoice, given);
  return {
    subscriptionRef: subscriptionRef ?? undefined,
    payment:
      amountMinor > 0
        ? paymentOf({ ref: id, amountMinor, taxMinor: tax, refundedMinor: refundedOf(read.charge), ...read })
        : undefined,
  };
}

export function readCharge(given: unknown): ChargeState {
  const { amount_refunded: refundedMinor, payment_intent: paidBy, invoice: ofInvoice } = z.parse(charge, given);
  return { refundedMinor, paymentRefs: [paidBy, ofInvoice].flatMap((one) => (one ? [one] : [])) };
}

const SUBJECTS: Readonly<Record<string, PaymentEvent['subject']>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'invoice.paid': 'invoice',
  'charge.refunded': 'charge',
};

/** Null: a kind of message that is not for us. */
export function readStripeEvent(given: unknown): PaymentEvent | null {
  const { id, type, data } = z.parse(event, given);
  const subject = SUBJECTS[type];
  const subjectRef = data.object.id;
  return subject && subjectRef ? { ref: id, subject, subjectRef } : null;
}

const metadataText = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

/** As `beginCheckout` wrote it. */
function saleOf(given: Readonly<Record<string, string>> | null | undefined): Sale | undefined {
  const user = z.safeParse(metadataText, given?.spotreel_user);
  const plan = z.safeParse(metadataText, given?.spotreel_plan);
  return user.success && plan.success ? { userId: Number(user.data), planId: Number(plan.data) } : undefined;
}

/** The phase of a schedule that begins once the present period is over. */
function nextPlanOf(given: z.infer<typeof subscription>['schedule'], periodEnd: number): number | undefined {
  const phases = typeof given === 'object' ? (given?.phases ?? []) : [];
  const next = phases.find(({ start_date: start }) => start >= periodEnd);
  return saleOf(next?.metadata)?.planId;
}

function refundedOf(given: z.infer<typeof refunds>): number {
  return typeof given === 'object' ? (given?.amount_refunded ?? 0) : 0;
}

interface ReadPayment extends Pick<Payment, 'ref' | 'amountMinor' | 'refundedMinor' | 'currency'> {
  readonly taxMinor: number | null | undefined;
  /** Seconds. */
  readonly created: number;
}

function paymentOf({ ref: paymentRef, amountMinor, taxMinor, refundedMinor, currency, created }: ReadPayment): Payment {
  const at = new Date(created * 1000);
  const values = { ref: paymentRef, amountMinor, refundedMinor, currency: currency.toUpperCase(), at };
  return { ...values, taxMinor: taxMinor ?? 0 };
}
