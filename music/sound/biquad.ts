/** Second-order filters after Robert Bristow-Johnson's cookbook. */
import { SAMPLE_RATE } from './pcm';

export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

function normalized(b: readonly [number, number, number], a: readonly [number, number, number]): Biquad {
  return { b0: b[0] / a[0], b1: b[1] / a[0], b2: b[2] / a[0], a1: a[1] / a[0], a2: a[2] / a[0] };
}

function angle(hz: number, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * Math.min(hz, SAMPLE_RATE * 0.49)) / SAMPLE_RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

export function lowPass(hz: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(hz, q);
  return normalized([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function highPass(hz: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(hz, q);
  return normalized([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Peak gain 1. */
export function bandPass(hz: number, q: number): Biquad {
  const { cos, alpha } = angle(hz, q);
  return normalized([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function bell(hz: number, db: number, q = 1): Biquad {
  const { cos, alpha } = angle(hz, q);
  const a = 10 ** (db / 40);
  return normalized([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a]);
}

export function lowShelf(hz: number, db: number): Biquad {
  return shelf(hz, db, 1);
}

export function highShelf(hz: number, db: number): Biquad {
  return shelf(hz, db, -1);
}

/** `side` 1 lifts what lies below, -1 what lies above. */
function shelf(hz: number, db: number, side: 1 | -1): Biquad {
  const { cos, alpha } = angle(hz, Math.SQRT1_2);
  const a = 10 ** (db / 40);
  const root = 2 * Math.sqrt(a) * alpha;
  const plus = a + 1;
  const minus = (a - 1) * side;
  return normalized(
    [a * (plus - minus * cos + root), 2 * a * side * (a - 1 - plus * cos * side), a * (plus - minus * cos - root)],
    [plus + minus * cos + root, -2 * side * (a - 1 + plus * cos * side), plus + minus * cos - root],
  );
}

/** Filters in place. */
export function run(signal: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let z1 = 0;
  let z2 = 0;
  for (let i = 0; i < signal.length; i++) {
    const x = signal[i]!;
    const y = b0 * x + z1;
    z1 = b1 * x - a1 * y + z2;
    z2 = b2 * x - a2 * y;
    signal[i] = y;
  }
}
