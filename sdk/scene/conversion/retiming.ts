/** Every time that a document, or a part of one, holds in frames. Values that are seconds (time remapping) stay. */
import { isObject, type Json } from '../documents/json';

export type Convert = (frame: number) => number;

/** Millionths of a frame: invisible, and coarse enough to drop rounding errors (3000.0000000000005). */
const PRECISION = 1e6;

export function cleanFrame(frame: number): number {
  return Math.round(frame * PRECISION) / PRECISION;
}

const TIMES = new Set(['ip', 'op', 'st']);

/** Markers apart: their `tm` is a time, every other `tm` a property. */
export function retimed<Part>(part: Part, convert: Convert): Part {
  return retimedValue(part, convert) as Part;
}

/** `convertLength` is for how long they last. */
export function retimedMarkers<Markers>(markers: Markers, convert: Convert, convertLength: Convert): Markers {
  if (!Array.isArray(markers)) return markers;
  return markers.map((marker) => {
    if (!isObject(marker)) return marker;
    const { tm, dr } = marker;
    return {
      ...marker,
      ...(typeof tm === 'number' && { tm: convert(tm) }),
      ...(typeof dr === 'number' && { dr: convertLength(dr) }),
    };
  }) as Markers;
}

function retimedValue(value: unknown, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((item) => retimedValue(item, convert));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name === 'markers') return [name, item];
      if (name === 'k' && Array.isArray(item))
        return [name, item.map((keyframe) => retimedKeyframe(keyframe, convert))];
      return [name, TIMES.has(name) && typeof item === 'number' ? convert(item) : retimedValue(item, convert)];
    }),
  );
}

function retimedKeyframe(keyframe: unknown, convert: Convert): unknown {
  if (!isObject(keyframe)) return keyframe;
  const inside = retimedValue(keyframe, convert) as Json;
  return typeof keyframe.t === 'number' ? { ...inside, t: convert(keyframe.t) } : inside;
}
