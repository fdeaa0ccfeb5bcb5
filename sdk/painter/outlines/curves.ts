/** Outlines of shapes as curves: what they consist of, how long they are, parts of them. */
import type { Bounds } from '../layer-pool';

/** A cubic curve: start, two control points, end. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

export interface Outline {
  readonly curves: readonly Curve[];
  readonly isClosed: boolean;
}

/** Chords that a curve is measured with. */
const CHORDS = 24;
/** Length of a dot in px; a canvas strokes no line without length, but a dot has round ends. */
const DOT = 1e-3;

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

/** Four straight edges of which each is upright or level. */
export function isRectangle({ curves, isClosed }: Outline): boolean {
  const turns = curves.map(directionOf);
  return isClosed && curves.length === 4 && turns.every((turn, index) => turn && turn !== turns[(index + 1) % 4]);
}

/** Undefined for a curve, and for a line that leans. */
function directionOf([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): 'upright' | 'level' | undefined {
  if (x0 === x1 && x1 === x2 && x2 === x3) return 'upright';
  return y0 === y1 && y1 === y2 && y2 === y3 ? 'level' : undefined;
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
  if (curves.length === 1 && isDot(first)) path.lineTo(first[0] + DOT, first[1]);
  for (const [x0, y0, x1, y1, x2, y2, x, y] of curves) {
    if (x0 === x1 && y0 === y1 && x === x2 && y === y2) path.lineTo(x, y);
    else path.bezierCurveTo(x1, y1, x2, y2, x, y);
  }
  if (isClosed) path.closePath();
}

function isDot([x, y, ...others]: Curve): boolean {
  return others.every((value, index) => value === (index % 2 === 0 ? x : y));
}

function curveLength(curve: Curve): number {
  return chordsOf(curve).at(-1) ?? 0;
}

/** Distances of the ends of the chords from the start. */
function chordsOf(curve: Curve): number[] {
  let length = 0;
  let x = curve[0];
  let y = curve[1];
  return Array.from({ length: CHORDS }, (_, index) => {
    const [nextX, nextY] = curvePointAt(curve, (index + 1) / CHORDS);
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

export function curvePointAt([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number): readonly [number, number] {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const c = 3 * u * t * t;
  const d = t * t * t;
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

function between(curve: Curve, from: number, to: number): Curve {
  const tail = halvesAt(curve, from)[1];
  return from >= 1 ? tail : halvesAt(tail, (to - from) / (1 - from))[0];
}

/** The curve until and from a parameter, 0 to 1. */
export function halvesAt([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number): [Curve, Curve] {
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
