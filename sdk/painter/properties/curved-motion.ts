/** Positions that move along a curve, at an even speed along it before easing. */
import { ease, spanAt } from '../../scene/documents/property-value';
import type { LottieKeyframe, LottieVector } from '../../scene/lottie';
import type { Reader } from './reader';

/** Chords that a curve is measured with, as many as in lottie-web. */
const CHORDS = 150;

/** True if the way to the next keyframe has a tangent. */
export function isCurved({ to = [], ti = [] }: Pick<LottieKeyframe, 'to' | 'ti'>): boolean {
  return [...to, ...ti].some((value) => value !== 0);
}

export function curvedMotion(keyframes: readonly LottieKeyframe[]): Reader<LottieVector> {
  const curves = new Map<LottieKeyframe, MotionCurve>();
  return {
    isStill: false,
    at(frame) {
      const { keyframe, start = [], end = start, progress } = spanAt<LottieVector, LottieKeyframe>(keyframes, frame);
      if (!keyframe || progress === 0) return start;
      const curve = curves.get(keyframe) ?? new MotionCurve(start, end, keyframe);
      curves.set(keyframe, curve);
      return curve.at(ease(keyframe, 0, progress));
    },
  };
}

/** A cubic curve between two positions. */
class MotionCurve {
  readonly #points: readonly LottieVector[];
  /** Length from the start to each point, px. */
  readonly #lengths: readonly number[];

  /** `to`, `ti`: the tangents at the start and at the end, px. */
  constructor(start: LottieVector, end: LottieVector, { to = [], ti = [] }: Pick<LottieKeyframe, 'to' | 'ti'>) {
    this.#points = Array.from({ length: CHORDS + 1 }, (_, index) =>
      start.map((from, axis) => {
        const target = end[axis] ?? from;
        return cubic(from, from + (to[axis] ?? 0), target + (ti[axis] ?? 0), target, index / CHORDS);
      }),
    );
    this.#lengths = lengthsOf(this.#points);
  }

  /** `share` of the curve's length. An easing that goes beyond the curve stays at its end, as in lottie-web. */
  at(share: number): LottieVector {
    const wanted = Math.min(1, Math.max(0, share)) * (this.#lengths.at(-1) ?? 0);
    const next = Math.max(
      1,
      this.#lengths.findIndex((length) => length >= wanted),
    );
    const [before = 0, after = 0] = this.#lengths.slice(next - 1, next + 1);
    const part = after > before ? (wanted - before) / (after - before) : 0;
    const to = this.#points[next] ?? [];
    return (this.#points[next - 1] ?? []).map((value, axis) => value + ((to[axis] ?? value) - value) * part);
  }
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

function lengthsOf(points: readonly LottieVector[]): number[] {
  let length = 0;
  return points.map((point, index) => {
    const before = points[index - 1];
    if (before) length += Math.hypot(...point.map((value, axis) => value - (before[axis] ?? value)));
    return length;
  });
}
