/** Directions of curves, and lines that cross. */
import type { Curve } from './curves';
import type { OutlinePoint } from './vertices';

/** Distance in px within which points are one. */
export const SAME_POINT = 1e-3;

/** Unit vector along the curve at one of its ends. */
export function directionAt([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, end: 'start' | 'end'): OutlinePoint {
  const points: readonly OutlinePoint[] = [
    [x0, y0],
    [x1, y1],
    [x2, y2],
    [x3, y3],
  ];
  const from = end === 'start' ? points : points.toReversed();
  const [first = [0, 0], ...others] = from;
  for (const other of others) {
    const direction = end === 'start' ? unitVector(first, other) : unitVector(other, first);
    if (direction) return direction;
  }
  return [1, 0];
}

/** Unit vector; undefined for points that are one. */
export function unitVector(from: OutlinePoint, to: OutlinePoint): OutlinePoint | undefined {
  const length = distanceOf(from, to);
  return length < SAME_POINT ? undefined : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Crossing of two lines, each a point and a direction; undefined if they are parallel. */
export function crossing(
  from: OutlinePoint,
  along: OutlinePoint,
  otherFrom: OutlinePoint,
  otherAlong: OutlinePoint,
): OutlinePoint | undefined {
  const turn = along[0] * otherAlong[1] - along[1] * otherAlong[0];
  if (Math.abs(turn) < 1e-6) return undefined;
  const share = ((otherFrom[0] - from[0]) * otherAlong[1] - (otherFrom[1] - from[1]) * otherAlong[0]) / turn;
  return [from[0] + along[0] * share, from[1] + along[1] * share];
}

export function distanceOf(from: OutlinePoint, to: OutlinePoint): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
