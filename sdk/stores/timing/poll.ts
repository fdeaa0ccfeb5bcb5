/** Asking again and again, slower the longer nothing changes. */
import { isUnreachable } from '../failure';
import { wait } from './wait';

const FIRST_MS = 500;
const SLOWEST_MS = 4_000;
const GROWTH = 1.5;

export interface PollOptions<Answer> {
  ask(signal: AbortSignal): Promise<Answer>;
  /** Hears each answer; returns whether to go on, and whether anything has changed since the last one. */
  onAnswer(answer: Answer): { readonly isDone: boolean; readonly hasChanged: boolean };
  /** The server cannot be reached at the moment; asking goes on. */
  onUnreachable?(): void;
  readonly signal: AbortSignal;
}

/** Resolves when it is done or aborted; rejects with what `ask` throws, save that a lost connection is waited out. */
export async function poll<Answer>({ ask, onAnswer, onUnreachable, signal }: PollOptions<Answer>): Promise<void> {
  let waitMs = FIRST_MS;
  while (!signal.aborted) {
    try {
      const { isDone, hasChanged } = onAnswer(await ask(signal));
      if (isDone) return;
      waitMs = hasChanged ? FIRST_MS : Math.min(SLOWEST_MS, waitMs * GROWTH);
    } catch (thrown) {
      if (signal.aborted) return;
      if (!isUnreachable(thrown)) throw thrown;
      onUnreachable?.();
      waitMs = SLOWEST_MS;
    }
    await wait(waitMs, signal);
  }
}
