/** Stripe as our payment provider: Checkout, the customer portal, and messages about what has changed. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { ApiError } from '../../platform/http/api-error';
import type { Log } from '../../platform/log/log';
import type { OnlinePayments } from '../payments/online-payments';
import { pathOf, readAnswer } from './read-answer';
import { createStripeClient, type StripeSettings } from './stripe-client';
import { readCharge, readInvoice, readStripeEvent } from './stripe-objects';
import { stripePages } from './stripe-pages';
import { payBack } from './stripe-refunds';
import { stripeSubscriptions } from './stripe-subscriptions';

/** An older message may be a replay by a stranger. */
const TOLERANCE_SECONDS = 5 * 60;

/** `firstPauseMs`: as of `createStripeClient`. */
export function createStripePayments(
  settings: StripeSettings,
  clock: Clock,
  log: Log,
  firstPauseMs?: number,
): OnlinePayments {
  const stripe = createStripeClient(settings, log, firstPauseMs);
  return {
    ...stripePages(stripe),
    ...stripeSubscriptions(stripe),
    invoice: async (ref) => readAnswer(readInvoice, await stripe.get(`${pathOf('invoices', ref)}?expand[]=charge`)),
    charge: async (ref) => readAnswer(readCharge, await stripe.get(pathOf('charges', ref))),
    payBack: (paymentRef) => payBack(stripe, paymentRef),
    readEvent(body, signature) {
      if (!isSignedMessage(body, signature, settings.webhookSecret, clock.now())) throw new ApiError('forbidden');
      return readAnswer(readStripeEvent, parsed(body));
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

function isSignedMessage(body: string, header: string, secret: string, nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  // while a secret is replaced, there is a signature for each
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' ? [Buffer.from(value, 'hex')] : []));
  return given.some((mac) => mac.length === expected.length && timingSafeEqual(mac, expected));
}
