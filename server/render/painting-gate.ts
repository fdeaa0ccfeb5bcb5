import { ApiError } from '../platform/http/api-error';

export interface PaintingGate {
  /** Runs `paint` when it is its turn. Throws `rate_limited` when too many wait, `signal`'s reason when it gives up waiting. */
  pass<Result>(paint: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Number of pictures in work. */
  busy(): number;
}

/** Limit of waiting callers, whose requests are open: more would time out. */
const MOST_WAITING = 32;
const RETRY_SECONDS = 5;

/** At most `slots` pictures are painted at a time; who comes first is served first. `mostWaiting`: more are refused. */
export function createPaintingGate(slots: number, mostWaiting = MOST_WAITING): PaintingGate {
  let busy = 0;
  const waiting: (() => void)[] = [];
  const enter = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (busy < slots) {
      busy++;
      return;
    }
    if (waiting.length >= mostWaiting) throw new ApiError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
    await new Promise<void>((resolve, reject) => {
      const give = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(give), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(give);
    });
  };
  return {
    busy: () => busy,
    async pass(paint, signal) {
      await enter(signal);
      try {
        return await paint();
      } finally {
        const next = waiting.shift();
        // The place of who leaves is the place of who comes.
        if (next) next();
        else busy--;
      }
    },
  };
}
