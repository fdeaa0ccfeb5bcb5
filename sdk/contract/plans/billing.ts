import * as z from 'zod/mini';
import { accountProduct } from '../account/user';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';
import { plan } from './plan';

export const planRequest = z.looseObject({
  id: id as IdSchema<'request'>,
  plan,
  status: z.enum(['open', 'granted', 'declined', 'withdrawn']),
  /** Note of the person. */
  note: z.string(),
  /** Answer to the request. */
  answer: z.string(),
  createdAt: timestamp,
});
/** A person asks for a plan, and an admin grants or declines it. */
export type PlanRequest = z.infer<typeof planRequest>;

const person = z.looseObject({ id: id as IdSchema<'user'>, email: z.string(), name: z.string() });

export const managedPlanRequest = z.looseObject({ ...planRequest.shape, person, tenantName: z.string() });
/** A request as those see it who decide it. */
export type ManagedPlanRequest = z.infer<typeof managedPlanRequest>;

export const heldProduct = z.looseObject({
  ...accountProduct.shape,
  planId: z.nullable(id as IdSchema<'plan'>),
  planName: z.string(),
  /** Biller: an operator, or the payment provider. */
  provider: z.enum(['manual', 'stripe']),
  /** True while it is valid. */
  isActive: z.boolean(),
  /** Agreed plan after its end; null: it stays. */
  nextPlan: z.nullable(plan),
});
/** A product of an account, with what can be done with it. */
export type HeldProduct = z.infer<typeof heldProduct>;

export const billing = z.looseObject({
  /** `manual`: plans are asked for. `stripe`: plans are paid for at once. */
  provider: z.enum(['manual', 'stripe']),
  /** Plan of the account; null: it has no plan. */
  currentPlanId: z.nullable(id as IdSchema<'plan'>),
  /** The one that counts first. */
  products: z.array(heldProduct),
  /** The newest request that is open or was answered. */
  request: z.nullable(planRequest),
  /** The payment provider knows the account: cards and invoices can be managed there. */
  hasPortal: z.boolean(),
});
/** Payment method, plans and purchases of the account. */
export type Billing = z.infer<typeof billing>;

export const planSwitch = z.looseObject({
  plan,
  /** `now`: at once, and the difference is charged. `periodEnd`: once the period that is paid for is over. */
  takesEffect: z.enum(['now', 'periodEnd']),
  /** Time of the change. */
  at: timestamp,
  /** Amount charged at once, in the smallest unit of the currency; 0: nothing. */
  dueMinor: z.int(),
  /** Credit for the rest of the former plan. It is part of `dueMinor`. */
  creditMinor: z.int(),
  /** Time of the next charge for the new plan. */
  nextAt: timestamp,
  /** Amount of that charge. */
  nextMinor: z.int(),
  currency: z.string(),
  /** The moment for which the amounts were worked out. */
  pricedAt: timestamp,
});
/** Price and time of a change of plan. */
export type PlanSwitch = z.infer<typeof planSwitch>;

/** Confirms a `PlanSwitch` that was shown. */
export const switchConfirmation = z.object({ pricedAt: timestamp, dueMinor: z.int().check(z.minimum(0)) });

export const purchase = z.looseObject({
  id: id as IdSchema<'purchase'>,
  /** Number of the receipt, for example `2026-000012`. */
  number: z.string(),
  planName: z.string(),
  /** In the smallest unit of the currency: cents. */
  amountMinor: z.int(),
  /** Part of the amount. */
  taxMinor: z.int(),
  currency: z.string(),
  /** `refunded`: the whole amount was paid back. */
  status: z.enum(['paid', 'granted', 'refunded']),
  /** Amount refunded so far; 0: nothing. */
  refundedMinor: z.int(),
  /** The last time that something was paid back. */
  refundedAt: z.nullable(timestamp),
  at: timestamp,
});
/** Something that was paid for or granted, with its receipt. */
export type Purchase = z.infer<typeof purchase>;

export const receipt = z.looseObject({
  ...purchase.shape,
  taxName: z.string(),
  taxPercent: z.number(),
  /** Name and address of the seller, a line each. */
  seller: z.array(z.string()),
  buyerName: z.string(),
  buyerEmail: z.string(),
});
/** A purchase with everything that a receipt says. */
export type Receipt = z.infer<typeof receipt>;

/** Note with an answer or a request. */
export const requestNote = z.string().check(z.trim(), z.maxLength(500));

/** Amount paid, in the smallest unit of the plan's currency; 0: a present. */
export const paidAmount = z.int().check(z.minimum(0), z.maximum(100_000_000));

export const productGrant = z.object({
  planId: id as IdSchema<'plan'>,
  amountMinor: paidAmount,
  /** End of the grant; null: after one interval of the plan, and never for a plan that is paid once. */
  expiresAt: z.nullable(timestamp),
  note: requestNote,
});
/** Plan that an admin gives to a person. */
export type ProductGrant = z.infer<typeof productGrant>;
