/** Accounts take turns: what one of them sends in numbers does not delay the others. */
import { ApiError } from '../http/api-error';

/** Requests that wait are open: more than these would time out. */
const MOST_WAITING = 256;
const MOST_OF_AN_ACCOUNT = 16;
const RETRY_SECONDS = 5;

export interface WaitingLine {
  readonly length: number;
  /** Settles when it is the account's turn; the function that it answers ends the turn. Throws `rate_limited`. */
  enter(account: number): Promise<() => void>;
}

/** At most `places` turns at a time, one for each account. */
export function createWaitingLine(places: number): WaitingLine {
  /** The account that waits longest comes first. */
  const waiting = new Map<number, (() => void)[]>();
  const busy = new Set<number>();
  let length = 0;

  function admit(): void {
    for (const [account, turns] of waiting) {
      if (busy.size >= places) return;
      if (busy.has(account)) continue;
      const begin = turns.shift();
      waiting.delete(account);
      // its other requests wait behind those of all others
      if (turns.length > 0) waiting.set(account, turns);
      if (!begin) continue;
      busy.add(account);
      length -= 1;
      begin();
    }
  }

  return {
    get length() {
      return length;
    },
    async enter(account) {
      const turns = waiting.get(account) ?? [];
      if (length >= MOST_WAITING || turns.length >= MOST_OF_AN_ACCOUNT)
        throw new ApiError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
      await new Promise<void>((begin) => {
        waiting.set(account, [...turns, begin]);
        length += 1;
        admit();
      });
      return () => {
        busy.delete(account);
        admit();
      };
    },
  };
}
