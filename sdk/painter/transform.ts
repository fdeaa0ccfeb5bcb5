/** Position, rotation, scale and opacity of a layer or a group at a frame. */
import type { LottieProperty, LottieTransform } from '../scene/lottie';
import type { Bounds } from './layer-pool';
import { headingReader } from './properties/heading';
import { lastKept, type Reader, stillReader } from './properties/reader';
import { numberReader, vectorReader } from './properties/readers';

/** `[a, b, c, d, e, f]`, as canvases have it. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Placing {
  readonly matrix: Reader<Matrix>;
  /** 0 to 1. */
  readonly opacity: Reader<number>;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `isAutoOriented`: it also turns with its way. */
export function placingOf(transform: LottieTransform | undefined, isAutoOriented = false): Placing {
  const { a, p, s, r, o, sk, sa } = transform ?? {};
  const parts = [vectorReader(a, [0, 0]), positionReader(p), vectorReader(s, [100, 100])] as const;
  const turns = [numberReader(r, 0), numberReader(sk, 0), numberReader(sa, 0)] as const;
  const opacity = numberReader(o, 100);
  const [anchor, position, scale] = parts;
  const [turn, skew, skewAxis] = turns;
  const heading = isAutoOriented ? headingReader(p, position) : stillReader(0);
  const at = (frame: number) => {
    const degrees = turn.at(frame) + heading.at(frame);
    const linear = linearOf(scale.at(frame), degrees, skew.at(frame), skewAxis.at(frame));
    return placedMatrix(linear, anchor.at(frame), position.at(frame));
  };
  const isStill = [...parts, ...turns, heading].every((part) => part.isStill);
  return {
    matrix: isStill ? stillReader(at(0)) : { isStill, at: lastKept(at) },
    opacity: { isStill: opacity.isStill, at: (frame) => opacity.at(frame) / 100 },
  };
}

/** The product of two matrices; `b` is applied first. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/** Leads back. Undefined where everything falls on a line. */
export function inverseOf([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c;
  if (area === 0) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

export function isWithin([left, top, right, bottom]: Bounds, place: Bounds): boolean {
  return left >= place[0] && top >= place[1] && right <= place[2] && bottom <= place[3];
}

/** The upright box around a moved one. */
export function movedBounds(bounds: Bounds, [a, b, c, d, e, f]: Matrix): Bounds {
  const [left, top, right, bottom] = bounds;
  if (isNowhere(bounds)) return NOWHERE;
  return [
    Math.min(a * left, a * right) + Math.min(c * top, c * bottom) + e,
    Math.min(b * left, b * right) + Math.min(d * top, d * bottom) + f,
    Math.max(a * left, a * right) + Math.max(c * top, c * bottom) + e,
    Math.max(b * left, b * right) + Math.max(d * top, d * bottom) + f,
  ];
}

/** Bounds of nothing. */
export const NOWHERE: Bounds = [Infinity, Infinity, -Infinity, -Infinity];

export function isNowhere([left, top, right, bottom]: Bounds): boolean {
  return left > right || top > bottom;
}

/** Intersection of both. */
export function intersection(one: Bounds, other: Bounds): Bounds {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

/** Wider by so much on each side. */
export function widened(bounds: Bounds, by: number): Bounds {
  return isNowhere(bounds) ? NOWHERE : [bounds[0] - by, bounds[1] - by, bounds[2] + by, bounds[3] + by];
}

/** Average factor of the length of lines. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

export function union(boxes: readonly Bounds[]): Bounds {
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ];
}

/** Positions may be split into two properties. */
export function positionReader(position: LottieTransform['p']): Reader<readonly number[]> {
  if (!position || !('x' in position) || typeof position.x !== 'object')
    return vectorReader(position as LottieProperty | undefined, [0, 0]);
  const { x, y } = position as { x: LottieProperty; y: LottieProperty };
  const along = numberReader(x, 0);
  const down = numberReader(y, 0);
  return { isStill: along.isStill && down.isStill, at: (frame) => [along.at(frame), down.at(frame)] };
}

/** Scales, skews, then turns: degrees clockwise, scale in percent. */
function linearOf(
  [scaleX = 100, scaleY = 100]: readonly number[],
  degrees: number,
  skewDegrees: number,
  axisDegrees: number,
): Matrix {
  const scaled: Matrix = [scaleX / 100, 0, 0, scaleY / 100, 0, 0];
  const skewed = skewDegrees === 0 ? scaled : multiply(skewOf(skewDegrees, axisDegrees), scaled);
  return degrees === 0 ? skewed : multiply(turnOf(degrees), skewed);
}

function turnOf(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cos, sin, -sin, cos, 0, 0];
}

/** Pushes pixels sideways along the axis: in After Effects a positive angle pushes the upper half to the right. */
function skewOf(degrees: number, axisDegrees: number): Matrix {
  const shear: Matrix = [1, 0, Math.tan((-degrees * Math.PI) / 180), 1, 0, 0];
  return [turnOf(-axisDegrees), shear, turnOf(axisDegrees)].reduce(multiply);
}

/** Brings the anchor point to the position. */
function placedMatrix(
  [a, b, c, d]: Matrix,
  [anchorX = 0, anchorY = 0]: readonly number[],
  [x = 0, y = 0]: readonly number[],
): Matrix {
  return [a, b, c, d, x - a * anchorX - c * anchorY, y - b * anchorX - d * anchorY];
}
