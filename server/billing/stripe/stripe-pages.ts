/** Stripe's own pages: Checkout, where a plan is paid for, and the portal, where cards are managed. */
import * as z from 'zod/mini';
import type { Checkout, OnlinePayments } from '../payments/online-payments';
import { pathOf, readAnswer, readObjectId } from './read-answer';
import type { StripeClient, StripeForm } from './stripe-client';
import { readCheckout } from './stripe-objects';

type Pages = Pick<OnlinePayments, 'createCustomer' | 'beginCheckout' | 'closeCheckout' | 'checkout' | 'openPortal'>;

const withUrl = z.looseObject({ url: z.url({ protocol: /^https?$/ }) });
const withStatus = z.nullish(z.looseObject({ status: z.string() }));
const SESSIONS = '/v1/checkout/sessions';

export function stripePages(stripe: StripeClient): Pages {
  const urlOf = (answer: unknown) => readAnswer((given) => z.parse(withUrl, given).url, answer);
  return {
    async createCustomer({ id, email, name }) {
      const form = { email, name, 'metadata[spotreel_user]': id };
      // the key is the person's: of two requests at once both get the same customer
      return readObjectId(await stripe.post('/v1/customers', form, { key: `spotreel-customer-${id}-${email}` }));
    },
    async beginCheckout(checkout) {
      const answer = await stripe.post(SESSIONS, checkoutForm(checkout));
      return { ref: readObjectId(answer), url: urlOf(answer) };
    },
    async closeCheckout(ref) {
      const path = pathOf('checkout/sessions', ref);
      const session = readAnswer((given) => z.parse(withStatus, given), await stripe.get(path));
      // Stripe refuses to close what is paid or has expired
      if (session?.status === 'open') await stripe.post(`${path}/expire`, {});
      return session?.status !== 'complete';
    },
    async checkout(ref) {
      return readAnswer(
        readCheckout,
        await stripe.get(`${pathOf('checkout/sessions', ref)}?expand[]=payment_intent.latest_charge`),
      );
    },
    async openPortal(customerRef, returnUrl) {
      return urlOf(await stripe.post('/v1/billing_portal/sessions', { customer: customerRef, return_url: returnUrl }));
    },
  };
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
