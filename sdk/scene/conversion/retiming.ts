/** Every time that a document, or a part of one, holds in frames. Values that are seconds (time remapping) stay. */
import { isObject, type Json } from '../documents/json';

/** A value at a frame. */
export interface JsonKeyframe extends Json {
  readonly t: number;
}

/** True for the keyframes of a property, as against its only value. */
export function isKeyframes(value: unknown): value is readonly JsonKeyframe[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && typeof item.t === 'number')
  );
}

export type Convert = (frame: number) => number;

/** Millionths of a frame: invisible, and coarse enough to drop rounding errors (3000.0000000000005). */
const PRECISION = 1e6;

export function cleanFrame(frame: number): number {
  return Math.round(frame * PRECISION) / PRECISION;
}

const TIMES = new Set(['ip', 'op', 'st']);

/** Keyframes at times of their own; undefined: each at its converted time. */
type ConvertKeyframes = (keyframes: readonly JsonKeyframe[]) => readonly JsonKeyframe[] | undefined;

/** Markers apart: their `tm` is a time, every other `tm` a property. */
export function retimed<Part>(
  part: Part,
  convert: Convert,
  convertKeyframes: ConvertKeyframes = () => undefined,
): Part {
  return retimedValue(part, convert, convertKeyframes) as Part;
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

function retimedValue(value: unknown, convert: Convert, convertKeyframes: ConvertKeyframes): unknown {
  if (Array.isArray(value)) return value.map((item) => retimedValue(item, convert, convertKeyframes));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name === 'markers') return [name, item];
      if (name === 'k' && isKeyframes(item)) {
        const inside = item.map((keyframe) => retimedValue(keyframe, convert, convertKeyframes) as JsonKeyframe);
        return [name, convertKeyframes(inside) ?? inside.map((keyframe) => ({ ...keyframe, t: convert(keyframe.t) }))];
      }
      const isTime = TIMES.has(name) && typeof item === 'number';
      return [name, isTime ? convert(item) : retimedValue(item, convert, convertKeyframes)];
    }),
  );
}
