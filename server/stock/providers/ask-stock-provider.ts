/** Requests to providers of stock. Their addresses may contain a key: no address is logged. */
import type { Clock } from '@spotreel/sdk/base';
import { ApiError } from '../../platform/http/api-error';
import type { Log } from '../../platform/log/log';
import type { StockProvider } from './stock-provider';

const ANSWER_MS = 8000;
/** A page of 80 items takes some 200 KB. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Seconds until a provider is asked again after it asked for a pause. */
const PAUSE_SECONDS = { least: 1, usual: 60, most: 3600 };

export interface AskOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds until all of an answer has come. Default 8,000. */
  readonly answerMs?: number | undefined;
}

/**
 * Asks one provider, and leaves it alone as long as it asks for that. The answer is undefined where the provider has nothing.
 * Throws `stock_unavailable` and `stock_limited`.
 */
export function createProviderAsk(
  { source, name, headers }: StockProvider,
  { clock, log, answerMs = ANSWER_MS }: AskOptions,
): (url: string) => Promise<unknown> {
  let pausedUntilMs = 0;
  return async (url) => {
    const waitMs = pausedUntilMs - clock.now();
    if (waitMs > 0) throw limited(name, waitMs);
    try {
      const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(answerMs) });
      const text = await readText(answer);
      const pauseMs = pauseOf(answer, clock.now());
      if (pauseMs > 0) pausedUntilMs = clock.now() + pauseMs;
      if (answer.status === 429) throw limited(name, pauseMs);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
      return JSON.parse(text);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      log.warn({ source, err: error }, 'a provider of stock fails');
      throw unavailable(name);
    }
  };
}

/** The error of a call whose provider fails. */
export function unavailable(name: string): ApiError {
  return new ApiError('stock_unavailable', { message: `${name} does not respond. Try again in a few minutes.` });
}

function limited(name: string, waitMs: number): ApiError {
  const minutes = Math.ceil(waitMs / 60_000);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError('stock_limited', {
    message: `${name} takes no more searches right now. Try again in ${when}.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('The provider answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Milliseconds; 0: the provider asks for no pause. Its header has a time (Pexels) or a number of seconds (Pixabay). */
function pauseOf({ status, headers }: Response, nowMs: number): number {
  if (status !== 429 && headers.get('x-ratelimit-remaining') !== '0') return 0;
  const reset = Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? Number.NaN);
  const seconds = reset > 1e9 ? reset - nowMs / 1000 : reset;
  const { least, usual, most } = PAUSE_SECONDS;
  return 1000 * (Number.isFinite(seconds) ? Math.min(most, Math.max(least, seconds)) : usual);
}
