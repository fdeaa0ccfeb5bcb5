/**
 * Calls of Stripe's API over `fetch`. Each POST carries an Idempotency-Key, which stays the same when it is tried again:
 * what is asked for twice happens once. Why no package: docs/decisions/payment.md.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../platform/http/api-error';
import type { Log } from '../../platform/log/log';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
}

/** Nested names are in brackets: `line_items[0][quantity]`. */
export type StripeForm = Readonly<Record<string, string | number | boolean>>;

export interface PostOptions {
  /** The same for requests of which one is to count. Default: a new one. */
  readonly key?: string;
  /** Code of Stripe's refusal that says that it was done before; the answer is undefined then. */
  readonly doneCode?: string;
}

export interface StripeClient {
  /** Undefined: Stripe does not know it. Throws `payment_unavailable`. */
  get(path: string): Promise<unknown>;
  post(path: string, form: StripeForm, options?: PostOptions): Promise<unknown>;
  remove(path: string): Promise<unknown>;
}

/** Shapes of answers are those of this version, whatever the account's own is. */
const API_VERSION = '2024-06-20';
const TIMEOUT_MS = 10_000;
const TRIES = 3;

interface StripeRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly form?: StripeForm;
  readonly key?: string;
  readonly doneCode?: string | undefined;
}

/** `firstPauseMs`: before the second try; the next pause is twice as long. */
export function createStripeClient(settings: StripeSettings, log: Log, firstPauseMs = 400): StripeClient {
  const send = async (request: StripeRequest): Promise<unknown> => {
    for (let tried = 1; ; tried += 1) {
      const answer = await attempt(settings, request, log);
      if (answer && !isPassing(answer.status)) return contentOf(answer, request, log);
      if (tried === TRIES) throw new ApiError('payment_unavailable');
      await pause(firstPauseMs * 2 ** (tried - 1));
    }
  };
  return {
    get: (path) => send({ method: 'GET', path }),
    post: (path, form, { key = randomUUID(), doneCode } = {}) => send({ method: 'POST', path, form, key, doneCode }),
    remove: (path) => send({ method: 'DELETE', path, key: randomUUID() }),
  };
}

/** Undefined: no answer came in time. */
async function attempt(
  { secretKey, apiUrl }: StripeSettings,
  { method, path, form, key }: StripeRequest,
  log: Log,
): Promise<Response | undefined> {
  try {
    return await fetch(`${apiUrl}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(key && { 'idempotency-key': key }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: encoded(form) }),
    });
  } catch (error) {
    log.warn({ err: error, call: `${method} ${path}` }, 'the payment provider does not answer');
    return undefined;
  }
}

function encoded(form: StripeForm): URLSearchParams {
  return new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]));
}

/** 409: the same key is being worked on. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 409;
}

async function contentOf(answer: Response, { method, path, doneCode }: StripeRequest, log: Log): Promise<unknown> {
  if (answer.status === 404) return undefined;
  const content: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && content !== undefined) return content;
  const error = (content as { error?: { code?: unknown; type?: unknown; message?: unknown } } | undefined)?.error;
  if (doneCode !== undefined && error?.code === doneCode) return undefined;
  // the bank's word, which the person can do something about
  if (answer.status === 402) throw new ApiError('payment_declined');
  log.error({ call: `${method} ${path}`, status: answer.status, error }, 'the payment provider refuses');
  throw new ApiError('payment_unavailable');
}
