/**
 * Documents of other frame rates: every time of theirs is told in frames of 30 a second. Nothing is rounded to whole frames,
 * since both painters read fractions, so each keyframe stays at its second.
 */
import { isObject, type Json } from './check/json';
import { FRAMES_PER_SECOND } from './composition';
import type { LottieAnimation } from './lottie';

/** Of a frame: cleans up what division leaves (3000.0000000000005), and is nothing to see. */
const PRECISION = 1e6;

/** The document itself when it runs at 30 already. It has to hold together: `checkTemplate` finds nothing broken. */
export function atSceneRate(animation: LottieAnimation): LottieAnimation {
  const { fr } = animation;
  if (fr === FRAMES_PER_SECOND) return animation;
  const convert = (frame: number) => Math.round(((frame * FRAMES_PER_SECOND) / fr) * PRECISION) / PRECISION;
  return { ...(retimed(animation, convert) as LottieAnimation), fr: FRAMES_PER_SECOND };
}

type Convert = (frame: number) => number;

/** Frames by their names; `tm` and `dr` only of markers: elsewhere `tm` is a property, whose values are seconds. */
const TIMES = new Set(['ip', 'op', 'st']);
const MARKER_TIMES = new Set(['tm', 'dr']);

function retimed(value: unknown, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((item) => retimed(item, convert));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name === 'k' && Array.isArray(item))
        return [name, item.map((keyframe) => retimedKeyframe(keyframe, convert))];
      if (name === 'markers' && Array.isArray(item))
        return [name, item.map((marker) => converted(marker, MARKER_TIMES, convert))];
      return [name, TIMES.has(name) && typeof item === 'number' ? convert(item) : retimed(item, convert)];
    }),
  );
}

function retimedKeyframe(keyframe: unknown, convert: Convert): unknown {
  if (!isObject(keyframe)) return keyframe;
  const inside = retimed(keyframe, convert) as Json;
  return typeof keyframe.t === 'number' ? { ...inside, t: convert(keyframe.t) } : inside;
}

function converted(value: unknown, names: ReadonlySet<string>, convert: Convert): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      names.has(name) && typeof item === 'number' ? convert(item) : item,
    ]),
  );
}
