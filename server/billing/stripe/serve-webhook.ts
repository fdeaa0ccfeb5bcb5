import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { takeEvent } from '../payments/payment-jobs';
import type { BillingServices } from '../services';

/** Stripe's events have some kilobytes. */
const MAX_BYTES = 512 * 1024;

/** Takes a message of Stripe. It is answered once it is stored; what it means is worked out in the background. */
export async function serveWebhook({ raw }: RequestContext, services: BillingServices): Promise<Response> {
  const { payments, db, jobs } = services;
  if (!payments) throw new ApiError('not_found');
  const body = await boundedText(raw);
  const event = payments.readEvent(body, raw.headers.get('stripe-signature') ?? '');
  const isNew = event !== null && (await takeEvent(db, jobs, event));
  return Response.json({ received: true, isNew });
}

/** The body as it was signed. Throws `payload_too_large`. */
async function boundedText(raw: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of raw.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new ApiError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
