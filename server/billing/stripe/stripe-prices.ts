import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { NewTerms } from '../payments/online-payments';
import { readAnswer, readObjectId } from './read-answer';
import type { StripeClient } from './stripe-client';

const prices = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

/**
 * Stripe's price of a plan: a subscription that changes needs one. It is found by what the plan costs now, so a plan that
 * gets another price or name gets another one.
 */
export async function stripePrice(stripe: StripeClient, terms: NewTerms): Promise<string> {
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
