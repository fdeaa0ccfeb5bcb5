/** Lottie properties as what can be asked at a frame. */
import type { LottieProperty } from '../../scene/lottie';
import { keyframesOf, valueAt } from '../../scene/property-value';
import { Unpaintable } from './unpaintable';

export interface Reader<Value> {
  /** It never changes. */
  readonly isStill: boolean;
  at(frame: number): Value;
}

/** Throws `Unpaintable` for what moves along a curve. */
export function vectorReader(
  property: LottieProperty | undefined,
  absent: readonly number[],
): Reader<readonly number[]> {
  if (!property) return stillReader(absent);
  const keyframes = keyframesOf(property);
  if (!keyframes) return stillReader(valueAt(property, 0));
  if (keyframes.some(({ to, ti }) => [...(to ?? []), ...(ti ?? [])].some((value) => value !== 0)))
    throw new Unpaintable('a movement along a curve');
  let frame = Number.NaN;
  let value = absent;
  return {
    isStill: false,
    at(next) {
      if (next !== frame) value = valueAt(property, next);
      frame = next;
      return value;
    },
  };
}

export function numberReader(property: LottieProperty | undefined, absent: number): Reader<number> {
  const reader = vectorReader(property, [absent]);
  if (reader.isStill) return stillReader(reader.at(0)[0] ?? absent);
  return { isStill: false, at: (frame) => reader.at(frame)[0] ?? absent };
}

export function stillReader<Value>(value: Value): Reader<Value> {
  return { isStill: true, at: () => value };
}
