/** Requests to services of others. Their addresses may contain a key: no address is logged. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { ErrorCode } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../http/api-error';
import type { Log } from '../log/log';
import { readBounded } from './read-bounded';

const ANSWER_MS = 8000;
/** A page of 80 items takes some 200 KB. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Seconds until a provider is asked again after it asked for a pause. */
const PAUSE_SECONDS = { least: 1, usual: 60, most: 3600 };

export interface AskedProvider {
  /** In the log. */
  readonly source: string;
  /** As people know it. */
  readonly name: string;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: {
    /** It fails. */
    readonly unavailable: ErrorCode;
    /** It asks for a pause. */
    readonly limited: ErrorCode;
  };
}

export interface AskOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds until all of an answer has come. Default 8,000. */
  readonly answerMs?: number | undefined;
}

/** Parts of a request besides its address. Default: a GET. */
export interface ProviderRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, with POST. */
  readonly json?: unknown;
}

export type ProviderAsk = (url: string, request?: ProviderRequest) => Promise<unknown>;

/**
 * Asks one provider, and leaves it alone as long as it asks for that. The answer is undefined where the provider has nothing.
 * Throws the errors of the provider.
 */
export function createProviderAsk(
  provider: AskedProvider,
  { clock, log, answerMs = ANSWER_MS }: AskOptions,
): ProviderAsk {
  let pausedUntilMs = 0;
  return async (url, request = {}) => {
    const waitMs = pausedUntilMs - clock.now();
    if (waitMs > 0) throw limited(provider, waitMs);
    try {
      const init = requestInit(provider, request);
      const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerMs) });
      const text = await readBounded(answer, MOST_BYTES);
      const pauseMs = pauseOf(answer, clock.now());
      if (pauseMs > 0) pausedUntilMs = clock.now() + pauseMs;
      if (answer.status === 429) throw limited(provider, pauseMs);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
      return JSON.parse(text);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      log.warn({ source: provider.source, err: error }, 'a provider fails');
      throw unavailable(provider);
    }
  };
}

/** The error of a call whose provider fails. */
export function unavailable({ name, errors }: Pick<AskedProvider, 'name' | 'errors'>): ApiError {
  return new ApiError(errors.unavailable, { message: `${name} does not respond. Try again in a few minutes.` });
}

function requestInit({ headers: always }: AskedProvider, { headers, json }: ProviderRequest): RequestInit {
  if (json === undefined) return { headers: { ...always, ...headers } };
  const body = JSON.stringify(json);
  return { method: 'POST', body, headers: { ...always, ...headers, 'content-type': 'application/json' } };
}

function limited({ name, errors }: AskedProvider, waitMs: number): ApiError {
  const minutes = Math.ceil(waitMs / 60_000);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError(errors.limited, {
    message: `${name} takes no more searches right now. Try again in ${when}.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** Milliseconds; 0: the provider asks for no pause. Its header has a time (Pexels) or a number of seconds (Pixabay). */
function pauseOf({ status, headers }: Response, nowMs: number): number {
  if (status !== 429 && headers.get('x-ratelimit-remaining') !== '0') return 0;
  const reset = Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? Number.NaN);
  const seconds = reset > 1e9 ? reset - nowMs / 1000 : reset;
  const { least, usual, most } = PAUSE_SECONDS;
  return 1000 * (Number.isFinite(seconds) ? Math.min(most, Math.max(least, seconds)) : usual);
}
