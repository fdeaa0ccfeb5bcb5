import { ApiError } from '../../platform/http/api-error';
import { readBodyText } from '../../platform/http/json/json-body';
import type { RequestContext } from '../../platform/http/request-context';
import type { BillingServices } from '../domain';
import { takeEvent } from '../payments/payment-jobs';

/** Stripe's events have some kilobytes. */
const MAX_BYTES = 512 * 1024;

/** Takes a message of Stripe. It is answered once it is stored; what it means is worked out in the background. */
export async function serveWebhook({ raw }: RequestContext, services: BillingServices): Promise<Response> {
  const { payments, db, jobs } = services;
  if (!payments) throw new ApiError('not_found');
  // as it was signed
  const body = await readBodyText(raw, MAX_BYTES);
  const event = payments.readEvent(body, raw.headers.get('stripe-signature') ?? '');
  const isNew = event !== null && (await takeEvent(db, jobs, event));
  return Response.json({ received: true, isNew });
}
