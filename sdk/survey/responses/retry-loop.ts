import type { Timer } from '../display/timer';
import { backOffMs } from './back-off';

export interface RetryLoop {
  /** Works now, or once more after the work that is under way. Resolves when nothing is under way any more. */
  wake(): Promise<void>;
  dispose(): void;
}

/** Repeats `work` with growing pauses as long as it says that something is left; never two at a time. */
export function createRetryLoop(work: () => Promise<boolean>, timer: Timer, random: () => number): RetryLoop {
  let failures = 0;
  let isWanted = false;
  let isDisposed = false;
  let stopWaiting = () => {};
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isWanted && !isDisposed) {
      isWanted = false;
      stopWaiting();
      const isLeft = await work().catch(() => true);
      failures = isLeft ? failures + 1 : 0;
      if (isLeft && !isDisposed) stopWaiting = timer.after(backOffMs(failures, random), () => void wake());
    }
    running = undefined;
  }

  function wake(): Promise<void> {
    isWanted = !isDisposed;
    if (!isWanted) return Promise.resolve();
    running ??= run();
    return running;
  }

  return {
    wake,
    dispose() {
      isDisposed = true;
      stopWaiting();
    },
  };
}
