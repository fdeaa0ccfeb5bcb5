/** Outlines of shapes as curves: what they consist of, how long they are, parts of them. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import type { Bounds } from './canvas-pool';
import { numberReader, type Reader, stillReader, vectorReader } from './readers';
import { Unpaintable } from './unpaintable';

/** A cubic curve: start, two control points, end. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

export interface Outline {
  readonly curves: readonly Curve[];
  readonly isClosed: boolean;
}

/** Share of the radius at which a quarter of a circle has its control points, as lottie-web has it. */
export const ROUNDNESS = 0.5519;
/** Chords that a curve is measured with. */
const CHORDS = 24;

export function outlineReader(shape: LottieShape): Reader<Outline> {
  const { ty, d } = shape;
  // a rectangle goes forward for 1 and 2, an ellipse for all but 3, as in lottie-web
  const isBackward = ty === 'el' ? d === 3 : d !== 1 && d !== 2;
  if (ty === 'sh') return pathReader(shape.ks as LottieProperty<PathValue>);
  const place = vectorReader(shape.p as LottieProperty, [0, 0]);
  const size = vectorReader(shape.s as LottieProperty, [0, 0]);
  const round = numberReader(shape.r as LottieProperty | undefined, 0);
  const isStill = place.isStill && size.isStill && round.isStill;
  const make = ty === 'el' ? ellipse : rectangle;
  const at = (frame: number): Outline => {
    const outline = make(place.at(frame), size.at(frame), round.at(frame));
    return isBackward ? reversed(outline) : outline;
  };
  return isStill ? stillReader(at(0)) : { isStill, at };
}

export function lengthOf(curves: readonly Curve[]): number {
  return curves.reduce((sum, curve) => sum + curveLength(curve), 0);
}

/** The part between two lengths from the start. */
export function partOf(curves: readonly Curve[], from: number, to: number): Curve[] {
  const part: Curve[] = [];
  let passed = 0;
  for (const curve of curves) {
    const length = curveLength(curve);
    const start = Math.max(0, from - passed);
    const end = Math.min(length, to - passed);
    if (end > start)
      part.push(start <= 0 && end >= length ? curve : between(curve, timeAt(curve, start), timeAt(curve, end)));
    passed += length;
  }
  return part;
}

/** That hold all points and control points; undefined without any. */
export function boundsOf({ curves }: Outline): Bounds | undefined {
  if (curves.length === 0) return undefined;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const curve of curves)
    for (let index = 0; index < 8; index += 2) {
      const x = curve[index] ?? 0;
      const y = curve[index + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return [left, top, right, bottom];
}

export function draw(path: Path2D, { curves, isClosed }: Outline): void {
  const [first] = curves;
  if (!first) return;
  path.moveTo(first[0], first[1]);
  for (const [x0, y0, x1, y1, x2, y2, x, y] of curves) {
    if (x0 === x1 && y0 === y1 && x === x2 && y === y2) path.lineTo(x, y);
    else path.bezierCurveTo(x1, y1, x2, y2, x, y);
  }
  if (isClosed) path.closePath();
}

interface PathValue {
  readonly c: boolean;
  readonly v: readonly (readonly [number, number])[];
  readonly i: readonly (readonly [number, number])[];
  readonly o: readonly (readonly [number, number])[];
}

function pathReader({ k }: LottieProperty<PathValue>): Reader<Outline> {
  if (Array.isArray(k)) throw new Unpaintable('a path that changes');
  const { v, i, o, c } = k as PathValue;
  const curves: Curve[] = [];
  for (let index = 0; index < (c ? v.length : v.length - 1); index += 1) {
    const next = (index + 1) % v.length;
    const from = v[index];
    const to = v[next];
    const out = o[index];
    const into = i[next];
    if (from && to && out && into)
      curves.push([
        from[0],
        from[1],
        from[0] + out[0],
        from[1] + out[1],
        to[0] + into[0],
        to[1] + into[1],
        to[0],
        to[1],
      ]);
  }
  return stillReader({ curves, isClosed: c });
}

function ellipse([x = 0, y = 0]: readonly number[], [width = 0, height = 0]: readonly number[]): Outline {
  const rx = width / 2;
  const ry = height / 2;
  const kx = rx * ROUNDNESS;
  const ky = ry * ROUNDNESS;
  const curves: Curve[] = [
    [x, y - ry, x + kx, y - ry, x + rx, y - ky, x + rx, y],
    [x + rx, y, x + rx, y + ky, x + kx, y + ry, x, y + ry],
    [x, y + ry, x - kx, y + ry, x - rx, y + ky, x - rx, y],
    [x - rx, y, x - rx, y - ky, x - kx, y - ry, x, y - ry],
  ];
  return { curves, isClosed: true };
}

/** Clockwise from the right edge, below its upper corner. */
function rectangle(
  [x = 0, y = 0]: readonly number[],
  [width = 0, height = 0]: readonly number[],
  radius: number,
): Outline {
  const left = x - width / 2;
  const right = x + width / 2;
  const top = y - height / 2;
  const bottom = y + height / 2;
  const round = Math.max(0, Math.min(Math.abs(width / 2), Math.abs(height / 2), radius));
  const rest = round * (1 - ROUNDNESS);
  const line = (x0: number, y0: number, x1: number, y1: number): Curve => [x0, y0, x0, y0, x1, y1, x1, y1];
  const corners: Curve[] = [
    [right - round, top, right - rest, top, right, top + rest, right, top + round],
    [right, bottom - round, right, bottom - rest, right - rest, bottom, right - round, bottom],
    [left + round, bottom, left + rest, bottom, left, bottom - rest, left, bottom - round],
    [left, top + round, left, top + rest, left + rest, top, left + round, top],
  ];
  const [upper, ...others] = corners as [Curve, Curve, Curve, Curve];
  const turned = [...others, upper];
  const curves = turned.flatMap((corner, index) => {
    const before = turned[(index + 3) % 4] as Curve;
    const edge = line(before[6], before[7], corner[0], corner[1]);
    return round > 0 ? [edge, corner] : [edge];
  });
  return { curves, isClosed: true };
}

function reversed({ curves, isClosed }: Outline): Outline {
  const back = curves.toReversed().map(([x0, y0, x1, y1, x2, y2, x, y]): Curve => [x, y, x2, y2, x1, y1, x0, y0]);
  return { curves: back, isClosed };
}

function curveLength(curve: Curve): number {
  return chordsOf(curve).at(-1) ?? 0;
}

/** How far from the start the ends of the chords are. */
function chordsOf(curve: Curve): number[] {
  let length = 0;
  let x = curve[0];
  let y = curve[1];
  return Array.from({ length: CHORDS }, (_, index) => {
    const [nextX, nextY] = pointAt(curve, (index + 1) / CHORDS);
    length += Math.hypot(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
    return length;
  });
}

/** The curve's parameter at a length from its start. */
function timeAt(curve: Curve, length: number): number {
  const chords = chordsOf(curve);
  const index = chords.findIndex((end) => end >= length);
  if (index < 0) return 1;
  const before = chords[index - 1] ?? 0;
  const end = chords[index] ?? 0;
  return (index + (end > before ? (length - before) / (end - before) : 0)) / CHORDS;
}

function pointAt([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number): readonly [number, number] {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const c = 3 * u * t * t;
  const d = t * t * t;
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

function between(curve: Curve, from: number, to: number): Curve {
  const tail = split(curve, from)[1];
  return from >= 1 ? tail : split(tail, (to - from) / (1 - from))[0];
}

function split([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number): [Curve, Curve] {
  const mix = (a: number, b: number) => a + (b - a) * t;
  const ax = mix(x0, x1);
  const ay = mix(y0, y1);
  const bx = mix(x1, x2);
  const by = mix(y1, y2);
  const cx = mix(x2, x3);
  const cy = mix(y2, y3);
  const dx = mix(ax, bx);
  const dy = mix(ay, by);
  const ex = mix(bx, cx);
  const ey = mix(by, cy);
  const x = mix(dx, ex);
  const y = mix(dy, ey);
  return [
    [x0, y0, ax, ay, dx, dy, x, y],
    [x, y, ex, ey, cx, cy, x3, y3],
  ];
}
