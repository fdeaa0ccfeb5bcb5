/** Where time comes from; tests bring their own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** The computer's own clock. */
export const systemClock: Clock = { now: () => Date.now() };
