import { bigint, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

export const planRequest = pgTable('plan_request', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Tenant of the person who asks. */
  tenantId: idColumn('tenant_id').notNull(),
  userId: idColumn('user_id').notNull(),
  planId: idColumn('plan_id').notNull(),
  status: text('status', { enum: ['open', 'granted', 'declined', 'withdrawn'] })
    .notNull()
    .default('open'),
  note: text('note').notNull().default(''),
  answer: text('answer').notNull().default(''),
  answeredBy: idColumn('answered_by'),
  answeredAt: timeColumn('answered_at'),
  createdAt: createdAt(),
});

/** Everything that a receipt says, as it was then. It outlives the account. */
export const purchase = pgTable('purchase', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The tenant that sold it. */
  sellerId: idColumn('seller_id').notNull(),
  /** Counts the receipts of a seller, without a gap. */
  serial: integer('serial').notNull(),
  number: text('number').notNull(),
  userId: idColumn('user_id'),
  productId: idColumn('product_id'),
  planName: text('plan_name').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  /** Part of the amount. */
  taxMinor: bigint('tax_minor', { mode: 'number' }).notNull().default(0),
  taxName: text('tax_name').notNull().default(''),
  taxPercent: doublePrecision('tax_percent').notNull().default(0),
  currency: text('currency').notNull(),
  status: text('status', { enum: ['paid', 'granted', 'refunded'] }).notNull(),
  /** Amount refunded so far. */
  refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
  /** The last time that something was paid back. */
  refundedAt: timeColumn('refunded_at'),
  /** Id of the invoice or payment at the provider: it is entered once. */
  providerRef: text('provider_ref'),
  /** Name and address, a line each. */
  seller: jsonb('seller').$type<readonly string[]>().notNull(),
  buyerName: text('buyer_name').notNull(),
  buyerEmail: text('buyer_email').notNull(),
  createdAt: createdAt(),
});

/** Ids of people at the payment provider. A row outlives the account: later payments are refunded. */
export const billingCustomer = pgTable('billing_customer', {
  userId: idColumn('user_id').primaryKey(),
  customerRef: text('customer_ref').notNull(),
  /** The newest page to pay on; the one before it was closed. */
  checkoutRef: text('checkout_ref'),
});

/** Messages of the payment provider: each counts once. */
export const billingEvent = pgTable('billing_event', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  eventRef: text('event_ref').notNull(),
  /** Subject of the event. The event itself is not believed: its subject is asked for. */
  subject: text('subject', { enum: ['subscription', 'checkout', 'invoice', 'charge'] }).notNull(),
  subjectRef: text('subject_ref').notNull(),
  createdAt: createdAt(),
});
