/** Stripe as our payment provider: Checkout, the customer portal, and messages about what has changed. */
import type { Clock } from '@spotreel/sdk/base';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error';
import type { Log } from '../../platform/log/log';
import type { Checkout, OnlinePayments, SubscriptionState } from '../payments/online-payments';
import { isSignedMessage } from './signature';
import { createStripeClient, type StripeClient, type StripeForm, type StripeSettings } from './stripe-client';
import { readCharge, readCheckout, readInvoice, readStripeEvent, readSubscription } from './stripe-objects';

/** `firstPauseMs`: as of `createStripeClient`. */
export function createStripePayments(
  settings: StripeSettings,
  clock: Clock,
  log: Log,
  firstPauseMs?: number,
): OnlinePayments {
  const stripe = createStripeClient(settings, log, firstPauseMs);
  return {
    ...pages(stripe),
    ...states(stripe),
    readEvent(body, signature) {
      if (!isSignedMessage(body, signature, settings.webhookSecret, clock.now())) throw new ApiError('forbidden');
      return read(readStripeEvent, parsed(body));
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError('body_unreadable');
  }
}

const withId = z.looseObject({ id: z.string() });
const withUrl = z.looseObject({ url: z.url({ protocol: /^https?$/ }) });

function pages(stripe: StripeClient): Pick<OnlinePayments, 'createCustomer' | 'beginCheckout' | 'openPortal'> {
  return {
    async createCustomer({ id, email, name }) {
      const form = { email, name, 'metadata[spotreel_user]': id };
      // the key is the person's: of two requests at once both get the same customer
      const answer = await stripe.post('/v1/customers', form, `spotreel-customer-${id}-${email}`);
      return read((given) => z.parse(withId, given).id, answer);
    },
    async beginCheckout(checkout) {
      const answer = await stripe.post('/v1/checkout/sessions', checkoutForm(checkout));
      return read((given) => z.parse(withUrl, given).url, answer);
    },
    async openPortal(customerRef, returnUrl) {
      const form = { customer: customerRef, return_url: returnUrl };
      return read((given) => z.parse(withUrl, given).url, await stripe.post('/v1/billing_portal/sessions', form));
    },
  };
}

function states(
  stripe: StripeClient,
): Pick<OnlinePayments, 'subscription' | 'setCancelled' | 'end' | 'checkout' | 'invoice' | 'charge'> {
  const get = async <Value>(readObject: (given: unknown) => Value, kind: string, ref: string): Promise<Value> =>
    read(readObject, await stripe.get(`/v1/${kind}/${encodeURIComponent(ref)}`));
  return {
    subscription: (ref) => get<SubscriptionState>(readSubscription, 'subscriptions', ref),
    checkout: (ref) => get(readCheckout, 'checkout/sessions', ref),
    invoice: (ref) => get(readInvoice, 'invoices', ref),
    charge: (ref) => get(readCharge, 'charges', ref),
    async setCancelled(ref, isCancelled) {
      const path = `/v1/subscriptions/${encodeURIComponent(ref)}`;
      return read(readSubscription, await stripe.post(path, { cancel_at_period_end: isCancelled }));
    },
    async end(ref) {
      await stripe.remove(`/v1/subscriptions/${encodeURIComponent(ref)}`);
    },
  };
}

/** An answer of another form counts as none. */
function read<Value>(readObject: (given: unknown) => Value, given: unknown): Value {
  try {
    return readObject(given);
  } catch (cause) {
    throw new ApiError('payment_unavailable', { cause });
  }
}

function checkoutForm(checkout: Checkout): StripeForm {
  const { userId, planId, interval, trialDays, name, priceMinor, currency } = checkout;
  const isOnce = interval === 'once';
  const sale = (prefix: string) => ({
    [`${prefix}[spotreel_user]`]: userId,
    [`${prefix}[spotreel_plan]`]: planId,
  });
  const price = 'line_items[0][price_data]';
  return {
    mode: isOnce ? 'payment' : 'subscription',
    customer: checkout.customerRef,
    client_reference_id: userId,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    'line_items[0][quantity]': 1,
    [`${price}[currency]`]: currency.toLowerCase(),
    [`${price}[unit_amount]`]: priceMinor,
    [`${price}[product_data][name]`]: name,
    ...(!isOnce && { [`${price}[recurring][interval]`]: interval }),
    ...sale('metadata'),
    ...sale(isOnce ? 'payment_intent_data[metadata]' : 'subscription_data[metadata]'),
    ...(!isOnce && trialDays > 0 && { 'subscription_data[trial_period_days]': trialDays }),
  };
}
