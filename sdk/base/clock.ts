/** Source of time; tests bring their own. */
export interface Clock {
  /** Milliseconds since the Unix epoch; of a steady clock, since some moment. */
  now(): number;
}

/** The computer's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** Measures ages and waits. Setting the time of the computer does not change it. */
export const steadyClock: Clock = { now: () => performance.now() };
