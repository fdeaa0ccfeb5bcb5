import { isSpotreelError } from '../../base/errors';
import { abortedError, networkError, timeoutError } from './no-answer';

export interface Deadline {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. Default: none. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Runs `exchange` with a signal that fires when the caller aborts or the time is over, and says which of the two it
 * was. Whatever else `exchange` throws means that no answer came, unless it is a `SpotreelError`.
 */
export async function withDeadline<Answer>(
  { signal, timeoutMs }: Deadline,
  exchange: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (signal?.aborted) throw abortedError(signal.reason);
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort, { once: true });
  const timer = timeoutMs
    ? setTimeout(() => {
        timedOut = true;
        controller.abort();
      }, timeoutMs)
    : undefined;
  try {
    return await exchange(controller.signal);
  } catch (thrown) {
    if (timedOut && timeoutMs) throw timeoutError(timeoutMs);
    if (isSpotreelError(thrown)) throw thrown;
    throw signal?.aborted ? abortedError(thrown) : networkError(thrown);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Rejects with `aborted` as soon as the signal fires, while `work` continues for its other callers. */
export async function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  if (signal.aborted) throw abortedError(signal.reason);
  let abort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(abortedError(signal.reason));
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
