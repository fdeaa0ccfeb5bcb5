/** A clock that runs from some second of the composition until it is stopped. */
export interface RunningClock {
  /** Seconds of the composition, now. */
  seconds(): number;
  stop(): void;
}

/** For compositions without sound, and where the browser lets none out. */
export function startTimerClock(fromSeconds: number): RunningClock {
  const startedAt = performance.now();
  return { seconds: () => fromSeconds + (performance.now() - startedAt) / 1000, stop: () => {} };
}
