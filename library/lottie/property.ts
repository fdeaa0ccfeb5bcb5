/** Values, constant or animated, as Lottie properties. Times are seconds from the start of the scene. */
import type { LottieKeyframe, LottieProperty, LottieVector } from '@spotreel/sdk/internal/scene';
import { EASINGS, type KeyframeEasing } from './easing';

/** Frames a second of every template. */
export const FPS = 30;

export type Value = number | LottieVector;
/** A constant, or what `keys` returns. */
export type Animatable = Value | LottieProperty;
/** `[seconds, value, easing to the next key]`; the easing is `outExpo` unless given. */
export type Key<V extends Value = Value> = readonly [seconds: number, value: V, easing?: KeyframeEasing];

/** The nearest frame, so that every key falls on one. */
export function toFrame(seconds: number): number {
  return Math.round(seconds * FPS);
}

/** Moves through the keys, which are in order of time and at least one. */
export function keys<V extends Value>(...list: readonly Key<V>[]): LottieProperty<V> {
  return { a: 1, k: list.map((key, index) => keyframe(key, index === list.length - 1)) };
}

function keyframe([seconds, value, easing = 'outExpo']: Key, isLast: boolean): LottieKeyframe {
  const frame = { t: toFrame(seconds), s: typeof value === 'number' ? [value] : value };
  if (isLast) return frame;
  if (easing === 'hold') return { ...frame, h: 1 };
  const [x1, y1, x2, y2] = EASINGS[easing];
  return { ...frame, o: { x: x1, y: y1 }, i: { x: x2, y: y2 } };
}

export function property(value: Animatable): LottieProperty {
  return isProperty(value) ? value : { a: 0, k: value };
}

/** A property of one number. */
export function scalar(value: number): LottieProperty<number> {
  return { a: 0, k: value };
}

export function isProperty(value: Animatable): value is LottieProperty {
  return typeof value === 'object' && 'k' in value;
}

/** The same movement with `base` added to each value: an offset becomes a place. */
export function offsetBy(value: Animatable, base: readonly number[]): LottieProperty {
  const add = (vector: Value): LottieVector =>
    typeof vector === 'number' ? [vector + (base[0] ?? 0)] : base.map((start, axis) => start + (vector[axis] ?? 0));
  if (!isProperty(value)) return { a: 0, k: add(value) };
  if (value.a !== 1) return { ...value, k: add(value.k as Value) };
  return { ...value, k: (value.k as readonly LottieKeyframe[]).map((key) => ({ ...key, s: add(key.s ?? []) })) };
}
