/** Beats a minute of a project or kit that states none (docs/rules/audio-composer.md#bars). */
export const DEFAULT_BPM = 110;

/**
 * Largest distance from a whole number at which a bar count still counts as one (docs/rules/audio-composer.md#bars).
 */
const TOLERANCE_BARS = 0.1;

/** Lets a count that is off by exactly the tolerance pass in spite of binary fractions. */
const ROUNDING = 1e-9;

/** Length of one bar of four beats, in seconds. */
export function barSeconds(bpm: number): number {
  return 240 / bpm;
}

/**
 * Whole bars in `durationSeconds` of music at `bpm`. Undefined where the count is not within 0.1 (inclusive) of a whole
 * number of at least 1. Undefined too where an argument is not a positive finite number.
 */
export function bars(durationSeconds: number, bpm: number): number | undefined {
  return bpm > 0 ? wholeBars((durationSeconds * bpm) / 240) : undefined;
}

/** The whole number that a bar count means, by the rule of {@link bars}. */
export function wholeBars(count: number): number | undefined {
  const whole = Math.round(count);
  return whole >= 1 && Math.abs(count - whole) <= TOLERANCE_BARS + ROUNDING ? whole : undefined;
}
