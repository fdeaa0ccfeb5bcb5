/** Numbers and vectors of Lottie as what can be asked at a frame. */
import { keyframesOf, valueAt } from '../../scene/documents/property-value';
import type { LottieProperty } from '../../scene/lottie';
import { curvedMotion, isCurved } from './curved-motion';
import { type Reader, stillReader } from './reader';

export function vectorReader(
  property: LottieProperty | undefined,
  absent: readonly number[],
): Reader<readonly number[]> {
  if (!property) return stillReader(absent);
  const keyframes = keyframesOf(property);
  if (!keyframes) return stillReader(valueAt(property, 0));
  if (keyframes.some(isCurved)) return curvedMotion(keyframes);
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
