/**
 * Named easings. A keyframe's easing says how its value moves on to the next keyframe.
 * Each is one cubic Bézier `[x1, y1, x2, y2]`; y beyond 0 and 1 overshoots, which both painters draw.
 */
export const EASINGS = {
  linear: [0, 0, 1, 1],
  /** Leaves fast, lands softly: what enters. */
  outExpo: [0.16, 1, 0.3, 1],
  outCubic: [0.33, 1, 0.68, 1],
  /** Starts softly, leaves fast: what exits. */
  inExpo: [0.7, 0, 0.84, 0],
  inCubic: [0.32, 0, 0.67, 0],
  /** Slow at both ends: what moves in view. */
  inOutCubic: [0.65, 0, 0.35, 1],
  inOutQuint: [0.83, 0, 0.17, 1],
  inOutSine: [0.37, 0, 0.63, 1],
  /** Goes 10 % beyond and comes back. */
  overshoot: [0.34, 1.56, 0.64, 1],
  /** Goes 4 % beyond and comes back. */
  softOvershoot: [0.3, 1.25, 0.5, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** `hold` keeps the value until the next keyframe. */
export type KeyframeEasing = keyof typeof EASINGS | 'hold';
