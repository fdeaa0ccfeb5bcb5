/** A clock that runs from some second of the composition until it is stopped. */
export interface RunningClock {
  /** Seconds of the composition, now. */
  seconds(): number;
  stop(): void;
}

/**
 * For compositions without sound, where the browser lets none out, and at other speeds than 1. A negative speed counts
 * backward.
 */
export function startTimerClock(fromSeconds: number, speed = 1): RunningClock {
  const startedAt = performance.now();
  return { seconds: () => fromSeconds + ((performance.now() - startedAt) / 1000) * speed, stop: () => {} };
}
