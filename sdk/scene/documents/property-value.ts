/** Value of a Lottie property at a frame. */
import type { LottieKeyframe, LottieProperty, LottieVector } from '../lottie';
import { bezierEasing } from './bezier-easing';

/** Components of the value; a plain number has one. */
export function valueAt(property: LottieProperty, frame: number): readonly number[] {
  const keyframes = keyframesOf(property);
  if (!keyframes) return toVector(property.k as number | LottieVector);
  const { start = [], end = start, keyframe, progress } = spanAt(keyframes, frame);
  if (!keyframe || progress === 0) return start;
  return start.map((value, axis) => value + ((end[axis] ?? value) - value) * ease(keyframe, axis, progress));
}

/** A keyframe of a number, a vector or a path. */
export interface Keyframe<Value> extends Pick<LottieKeyframe, 't' | 'h' | 'i' | 'o'> {
  readonly s?: Value;
  readonly e?: Value;
}

export interface Span<Value, Frame> {
  /** The last keyframe at or before the frame; else the first one. Undefined without keyframes. */
  readonly keyframe: Frame | undefined;
  readonly start: Value | undefined;
  /** Value of the next keyframe. */
  readonly end: Value | undefined;
  /** Share of the time to the next keyframe that has passed, 0 to 1, before easing. 0 where the value holds. */
  readonly progress: number;
}

/**
 * Span of a frame among keyframes. Older exports keep the end of a span in `e`, and their last keyframe has no value.
 */
export function spanAt<Value, Frame extends Keyframe<Value>>(
  keyframes: readonly (Frame & Keyframe<Value>)[],
  frame: number,
): Span<Value, Frame> {
  const index = Math.max(
    0,
    keyframes.findLastIndex(({ t }) => t <= frame),
  );
  const keyframe = keyframes[index];
  const next = keyframes[index + 1];
  const before = keyframes.slice(0, index).findLast(({ s }) => s);
  const start = keyframe?.s ?? before?.e ?? before?.s;
  if (!keyframe || !next || keyframe.h === 1 || frame <= keyframe.t)
    return { keyframe, start, end: undefined, progress: 0 };
  const progress = (frame - keyframe.t) / (next.t - keyframe.t);
  return { keyframe, start, end: next.s ?? keyframe.e, progress };
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

/** Each value of the property changed. */
export function mapped(property: LottieProperty, change: (value: LottieVector) => LottieVector): LottieProperty {
  const { k } = property;
  if (typeof k === 'number') return { ...property, k: change([k])[0] ?? k };
  if (typeof k[0] !== 'object') return { ...property, k: change(k as LottieVector) };
  const keyframes = (k as readonly LottieKeyframe[]).map((key) => ({
    ...key,
    ...(key.s && { s: change(key.s) }),
    ...(key.e && { e: change(key.e) }),
  }));
  return { ...property, k: keyframes };
}

function toVector(value: number | LottieVector): readonly number[] {
  return typeof value === 'number' ? [value] : value;
}

/** The eased progress of an axis, from 0. Paths and movements along curves have one for all axes. */
export function ease({ o, i }: Pick<LottieKeyframe, 'o' | 'i'>, axis: number, progress: number): number {
  if (!o || !i) return progress;
  return bezierEasing(part(o.x, axis), part(o.y, axis), part(i.x, axis), part(i.y, axis))(progress);
}

function part(value: number | LottieVector, axis: number): number {
  return typeof value === 'number' ? value : (value[axis] ?? value[0] ?? 0);
}
