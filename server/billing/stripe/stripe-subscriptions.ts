/** Subscriptions at Stripe: their state, their end, and changes of plan. */

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { NewTerms, OnlinePayments, SubscriptionState, SwitchCosts } from '../payments/online-payments';
import { pathOf, readAnswer, readObjectId } from './read-answer';
import type { StripeClient, StripeForm } from './stripe-client';
import { optionalRef, readSubscription } from './stripe-objects';
import { lastPaymentOf, payBack } from './stripe-refunds';

const prices = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

type Subscriptions = Pick<
  OnlinePayments,
  'subscription' | 'setCancelled' | 'end' | 'switchCosts' | 'switchNow' | 'switchAtEnd' | 'keepPlan'
>;

const item = z.looseObject({ id: z.string(), price: z.looseObject({ id: z.string() }) });
const withItem = z.looseObject({
  schedule: optionalRef,
  cancel_at_period_end: z.boolean(),
  items: z.looseObject({ data: z.tuple([item], item) }),
});
const schedule = z.looseObject({
  phases: z.array(z.looseObject({ start_date: z.number(), end_date: z.number(), trial_end: z.nullish(z.number()) })),
});
const upcoming = z.looseObject({
  amount_due: z.int(),
  lines: z.looseObject({ data: z.array(z.looseObject({ amount: z.int() })) }),
});
const SCHEDULES = 'subscription_schedules';

export function stripeSubscriptions(stripe: StripeClient): Subscriptions {
  return {
    subscription: (ref) => stateOf(stripe, ref),
    async setCancelled(ref, isCancelled) {
      // Stripe refuses to cancel what a schedule changes
      await releaseSchedule(stripe, ref);
      await stripe.post(pathOf('subscriptions', ref), { cancel_at_period_end: isCancelled });
      return stateOf(stripe, ref);
    },
    async end(ref, isPaidBack = false) {
      const paymentRef = isPaidBack ? await lastPaymentOf(stripe, ref) : undefined;
      await stripe.remove(pathOf('subscriptions', ref));
      if (paymentRef) await payBack(stripe, paymentRef);
    },
    switchCosts: (ref, terms) => costsOf(stripe, ref, terms),
    switchNow: (ref, terms) => switchNow(stripe, ref, terms),
    switchAtEnd: (ref, terms) => switchAtEnd(stripe, ref, terms),
    async keepPlan(ref) {
      await releaseSchedule(stripe, ref);
      return stateOf(stripe, ref);
    },
  };
}

async function stateOf(stripe: StripeClient, ref: string): Promise<SubscriptionState> {
  return readAnswer(readSubscription, await stripe.get(`${pathOf('subscriptions', ref)}?expand[]=schedule`));
}

async function itemOf(stripe: StripeClient, ref: string) {
  const found = await stripe.get(pathOf('subscriptions', ref));
  const { items, ...read } = readAnswer((given) => z.parse(withItem, given), found);
  const [{ id, price }] = items.data;
  return { itemRef: id, priceRef: price.id, scheduleRef: read.schedule, isEnding: read.cancel_at_period_end };
}

/** Without its schedule, a subscription goes on as it is. */
async function releaseSchedule(stripe: StripeClient, ref: string): Promise<void> {
  const { scheduleRef } = await itemOf(stripe, ref);
  if (scheduleRef) await stripe.post(`${pathOf(SCHEDULES, scheduleRef)}/release`, {});
}

async function costsOf(stripe: StripeClient, ref: string, terms: NewTerms): Promise<SwitchCosts> {
  const { itemRef } = await itemOf(stripe, ref);
  const query = new URLSearchParams({
    subscription: ref,
    'subscription_items[0][id]': itemRef,
    'subscription_items[0][price]': await stripePrice(stripe, terms),
    subscription_proration_behavior: 'always_invoice',
    subscription_proration_date: String(secondsOf(terms.at)),
  });
  const answer = await stripe.get(`/v1/invoices/upcoming?${query}`);
  const { amount_due: dueMinor, lines } = readAnswer((given) => z.parse(upcoming, given), answer);
  const credits = lines.data.filter(({ amount }) => amount < 0);
  return { dueMinor: Math.max(0, dueMinor), creditMinor: credits.reduce((sum, { amount }) => sum - amount, 0) };
}

async function switchNow(stripe: StripeClient, ref: string, terms: NewTerms): Promise<SubscriptionState> {
  const { itemRef } = await itemOf(stripe, ref);
  const price = await stripePrice(stripe, terms);
  await releaseSchedule(stripe, ref);
  await stripe.post(pathOf('subscriptions', ref), {
    'items[0][id]': itemRef,
    'items[0][price]': price,
    proration_behavior: 'always_invoice',
    proration_date: secondsOf(terms.at),
    // without the payment nothing changes
    payment_behavior: 'error_if_incomplete',
    cancel_at_period_end: false,
    ...saleFields('metadata', terms),
  });
  return stateOf(stripe, ref);
}

/** A schedule of two phases: the present plan to the end of its period, then the new one without an end. */
async function switchAtEnd(stripe: StripeClient, ref: string, terms: NewTerms): Promise<SubscriptionState> {
  const { priceRef, scheduleRef, isEnding } = await itemOf(stripe, ref);
  const price = await stripePrice(stripe, terms);
  // Stripe gives no schedule to a subscription that ends
  if (isEnding) await stripe.post(pathOf('subscriptions', ref), { cancel_at_period_end: false });
  const id = scheduleRef ?? readObjectId(await stripe.post(`/v1/${SCHEDULES}`, { from_subscription: ref }));
  const path = pathOf(SCHEDULES, id);
  const { phases } = readAnswer((given) => z.parse(schedule, given), await stripe.get(path));
  const [present] = phases;
  await stripe.post(path, {
    end_behavior: 'release',
    proration_behavior: 'none',
    'phases[0][items][0][price]': priceRef,
    'phases[0][items][0][quantity]': 1,
    'phases[0][start_date]': present?.start_date ?? 'now',
    ...(present && { 'phases[0][end_date]': present.end_date }),
    ...(present?.trial_end && { 'phases[0][trial_end]': present.trial_end }),
    'phases[1][items][0][price]': price,
    'phases[1][items][0][quantity]': 1,
    'phases[1][iterations]': 1,
    'phases[1][proration_behavior]': 'none',
    ...saleFields('phases[1][metadata]', terms),
  });
  return stateOf(stripe, ref);
}

function saleFields(prefix: string, { userId, planId }: NewTerms): StripeForm {
  return { [`${prefix}[spotreel_user]`]: userId, [`${prefix}[spotreel_plan]`]: planId };
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/**
 * Stripe's price of a plan: a subscription that changes needs one. It is found by what the plan costs now, so a plan that
 * gets another price or name gets another one.
 */
async function stripePrice(stripe: StripeClient, terms: NewTerms): Promise<string> {
  const { planId, name, priceMinor, currency, interval } = terms;
  const told = createHash('sha256')
    .update(JSON.stringify([name, priceMinor, currency, interval]))
    .digest('hex');
  const key = `spotreel-${planId}-${told.slice(0, 16)}`;
  const query = new URLSearchParams({ 'lookup_keys[]': key, active: 'true', limit: '1' });
  const found = readAnswer((given) => z.parse(prices, given), await stripe.get(`/v1/prices?${query}`));
  const [known] = found.data;
  if (known) return known.id;
  const form = {
    currency: currency.toLowerCase(),
    unit_amount: priceMinor,
    'recurring[interval]': interval,
    'product_data[name]': name,
    lookup_key: key,
    // one that was archived at Stripe keeps the key
    transfer_lookup_key: true,
  };
  return readObjectId(await stripe.post('/v1/prices', form));
}
