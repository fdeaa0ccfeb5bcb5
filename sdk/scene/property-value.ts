/** Value of a Lottie property at a frame. */
import { bezierEasing } from './bezier-easing';
import type { LottieKeyframe, LottieProperty, LottieVector } from './lottie';

/** Components of the value; a plain number has one. */
export function valueAt(property: LottieProperty, frame: number): readonly number[] {
  const keyframes = keyframesOf(property);
  if (!keyframes) return toVector(property.k as number | LottieVector);
  const first = keyframes[0];
  if (!first) return [];
  if (frame <= first.t) return first.s ?? [];
  const index = keyframes.findLastIndex(({ t }) => t <= frame);
  const from = keyframes[index] ?? first;
  const to = keyframes[index + 1];
  const start = from.s ?? lastValue(keyframes, index);
  if (!to || from.h === 1) return start;
  const end = to.s ?? start;
  const progress = (frame - from.t) / (to.t - from.t);
  return start.map((value, axis) => value + ((end[axis] ?? value) - value) * ease(from, axis, progress));
}

/** Undefined for a value that never changes. */
export function keyframesOf(property: LottieProperty): readonly LottieKeyframe[] | undefined {
  const { k } = property;
  return Array.isArray(k) && typeof k[0] === 'object' ? (k as readonly LottieKeyframe[]) : undefined;
}

/** First and last frame at which the value changes; undefined when it never does. */
export function changingSpan(property: LottieProperty | undefined): readonly [number, number] | undefined {
  const keyframes = property && keyframesOf(property);
  const first = keyframes?.[0];
  const last = keyframes?.at(-1);
  return first && last && last !== first ? [first.t, last.t] : undefined;
}

function toVector(value: number | LottieVector): readonly number[] {
  return typeof value === 'number' ? [value] : value;
}

// Old exports leave `s` out of the last keyframe.
function lastValue(keyframes: readonly LottieKeyframe[], index: number): readonly number[] {
  return keyframes.slice(0, index).findLast(({ s }) => s)?.s ?? [];
}

function ease({ o, i }: LottieKeyframe, axis: number, progress: number): number {
  if (!o || !i) return progress;
  return bezierEasing(part(o.x, axis), part(o.y, axis), part(i.x, axis), part(i.y, axis))(progress);
}

function part(value: number | LottieVector, axis: number): number {
  return typeof value === 'number' ? value : (value[axis] ?? value[0] ?? 0);
}
