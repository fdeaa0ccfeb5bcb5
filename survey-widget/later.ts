import { sleep } from '@spotreel/sdk/internal/survey';

/** Acts after `ms` milliseconds, unless the signal fires before. */
export function later(ms: number, signal: AbortSignal, act: () => void): void {
  void sleep(ms, signal).then(() => {
    if (!signal.aborted) act();
  });
}
