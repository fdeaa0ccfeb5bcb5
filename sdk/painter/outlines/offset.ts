/**
 * Outlines at a distance from their path. The sides of the polygon that controls a curve move outward (Tiller and Hanson 1984).
 * Corners that open are joined as strokes are. Corners that close are cut where the moved curves meet.
 */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { numberReader } from '../properties/readers';
import { type Curve, halvesAt, type Outline } from './curves';
import { crossing, directionAt, distanceOf, SAME_POINT, unitVector } from './directions';
import { ROUNDNESS } from './figures';
import { bends } from './inflections';
import { meetingOf } from './meeting';
import type { Modifier } from './modifier';
import type { OutlinePoint } from './vertices';

const ROUND = 2;
const BEVEL = 3;

interface Corners {
  /** Distance outward in px. */
  readonly amount: number;
  /** `lj` of a shape: 1 miter, 2 round, 3 bevel. */
  readonly join: number;
  /** Longest miter, as a share of the amount. */
  readonly miterLimit: number;
}

export function offsetPathsOf({ a, lj, ml }: LottieShape): Modifier {
  const amount = numberReader(a as LottieProperty, 0);
  // documents have the limit as a number or as a property
  const limit = numberReader(typeof ml === 'number' ? { a: 0, k: ml } : (ml as LottieProperty | undefined), 4);
  return {
    isStill: amount.isStill && limit.isStill,
    change: (outlines, frame) => {
      const corners = { amount: amount.at(frame), join: Number(lj ?? 1), miterLimit: limit.at(frame) };
      return outlines.map((outline) => offsetOutline(outline, corners));
    },
  };
}

/** Outward of an outline that goes clockwise; on both sides of an open one. */
function offsetOutline({ curves, isClosed }: Outline, corners: Corners): Outline {
  if (corners.amount === 0) return { curves, isClosed };
  const around = (isClosed ? curves : [...curves, ...curves.toReversed().map(backward)]).filter(hasLength);
  const lists = around.map((curve) => bends(curve).map((part) => movedCurve(part, corners.amount)));
  const joins = lists.map((_, index) => joinBetween(lists, index, (index + 1) % lists.length, corners));
  return { curves: lists.flatMap((parts, index) => [...parts, ...(joins[index] ?? [])]), isClosed: true };
}

function backward([x0, y0, x1, y1, x2, y2, x, y]: Curve): Curve {
  return [x, y, x2, y2, x1, y1, x0, y0];
}

function hasLength([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): boolean {
  return [x1 - x0, y1 - y0, x2 - x0, y2 - y0, x3 - x0, y3 - y0].some((distance) => Math.abs(distance) > SAME_POINT);
}

function movedCurve(curve: Curve, amount: number): Curve {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
  const into = directionAt(curve, 'start');
  const middle = unitVector([x1, y1], [x2, y2]) ?? unitVector([x0, y0], [x3, y3]) ?? into;
  const out = directionAt(curve, 'end');
  const start = moved([x0, y0], into, amount);
  const between = moved([x1, y1], middle, amount);
  const end = moved([x3, y3], out, amount);
  const one = crossing(start, into, between, middle) ?? [start[0] + x1 - x0, start[1] + y1 - y0];
  const other = crossing(end, out, between, middle) ?? [end[0] + x2 - x3, end[1] + y2 - y3];
  return [...start, ...one, ...other, ...end];
}

/** Joins the end of one list of curves to the start of the next, which it may shorten. */
function joinBetween(lists: Curve[][], index: number, next: number, corners: Corners): Curve[] {
  const before = lists[index]?.at(-1);
  const after = lists[next]?.[0];
  if (!before || !after) return [];
  const from: OutlinePoint = [before[6], before[7]];
  const to: OutlinePoint = [after[0], after[1]];
  if (distanceOf(from, to) < SAME_POINT) return [];
  const out = directionAt(before, 'end');
  const into = directionAt(after, 'start');
  const turn = out[0] * into[1] - out[1] * into[0];
  if (turn * corners.amount < 0) {
    const meeting = meetingOf(before, after);
    if (!meeting) return [line(from, to)];
    lists[index]?.splice(-1, 1, halvesAt(before, meeting[0])[0]);
    lists[next]?.splice(0, 1, halvesAt(after, meeting[1])[1]);
    return [];
  }
  return openJoin({ from, to, out, into }, corners);
}

interface Gap {
  readonly from: OutlinePoint;
  readonly to: OutlinePoint;
  /** Unit vectors along the outline at both ends. */
  readonly out: OutlinePoint;
  readonly into: OutlinePoint;
}

function openJoin({ from, to, out, into }: Gap, { amount, join, miterLimit }: Corners): Curve[] {
  if (join === BEVEL) return [line(from, to)];
  const cosine = out[0] * into[0] + out[1] * into[1];
  if (join === ROUND) return roundJoin({ from, to, out, into }, Math.abs(amount), Math.acos(clampUnit(cosine)));
  const tip = crossing(from, out, to, into);
  // a miter is 1 / cos(half of the turn) amounts long
  const isLong = Math.sqrt((1 + cosine) / 2) * miterLimit < 1;
  return tip && !isLong ? [line(from, tip), line(tip, to)] : [line(from, to)];
}

/** An arc in one curve for each quarter of a turn, or less. */
function roundJoin({ from, to, out, into }: Gap, radius: number, angle: number): Curve[] {
  if (angle > Math.PI / 2 + SAME_POINT) {
    const half = halfwayArc({ from, to, out, into }, radius);
    return [
      ...roundJoin({ from, to: half.at, out, into: half.along }, radius, angle / 2),
      ...roundJoin({ from: half.at, to, out: half.along, into }, radius, angle / 2),
    ];
  }
  const reach = radius * ROUNDNESS * (angle / (Math.PI / 2));
  const one: OutlinePoint = [from[0] + out[0] * reach, from[1] + out[1] * reach];
  const other: OutlinePoint = [to[0] - into[0] * reach, to[1] - into[1] * reach];
  return [[...from, ...one, ...other, ...to]];
}

function halfwayArc(
  { from, to, out }: Gap,
  radius: number,
): { readonly at: OutlinePoint; readonly along: OutlinePoint } {
  const along = unitVector(from, to) ?? out;
  const middle: OutlinePoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const depth = Math.sqrt(Math.max(0, radius * radius - (distanceOf(from, to) / 2) ** 2));
  // the arc bulges to where its ends go
  const across: OutlinePoint = [-along[1], along[0]];
  const side = Math.sign(across[0] * out[0] + across[1] * out[1]) || 1;
  const height = (radius - depth) * side;
  return { along, at: [middle[0] + across[0] * height, middle[1] + across[1] * height] };
}

/** To the left of the way: outward of what goes clockwise. */
function moved([x, y]: OutlinePoint, [alongX, alongY]: OutlinePoint, amount: number): OutlinePoint {
  return [x + alongY * amount, y - alongX * amount];
}

function line(from: OutlinePoint, to: OutlinePoint): Curve {
  return [...from, ...from, ...to, ...to];
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

/** Moves an outline outward by `px`, in either direction of the outline. */
export function expandedOutline(outline: Outline, px: number): Outline {
  if (px === 0) return outline;
  const area = outline.curves.reduce((sum, [x0, y0, , , , , x, y]) => sum + (x0 * y - x * y0), 0);
  return offsetOutline(outline, { amount: px * (area < 0 ? -1 : 1), join: ROUND, miterLimit: 4 });
}
