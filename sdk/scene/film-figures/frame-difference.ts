/** A channel that differs by more than this, of 255, has changed: less is the rounding of soft edges. */
const CHANGED = 4;

/** The change from one picture to the next. */
export interface FrameDifference {
  /** Mean difference of a channel, of 255. */
  readonly mean: number;
  /** Share of the pixels that have changed. */
  readonly changed: number;
}

/** Compares pictures of one size. Pixels are RGBA. */
export function frameDifference(before: Uint8ClampedArray, after: Uint8ClampedArray): FrameDifference {
  let sum = 0;
  let changed = 0;
  for (let at = 0; at < after.length; at += 4) {
    const red = Math.abs((after[at] ?? 0) - (before[at] ?? 0));
    const green = Math.abs((after[at + 1] ?? 0) - (before[at + 1] ?? 0));
    const blue = Math.abs((after[at + 2] ?? 0) - (before[at + 2] ?? 0));
    sum += red + green + blue;
    if (Math.max(red, green, blue) > CHANGED) changed += 1;
  }
  const count = Math.max(1, after.length / 4);
  return { mean: sum / (count * 3), changed: changed / count };
}
