/** Ready outlines around the origin. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import { type CurvePoint, curve, type Point, polygon } from './shape';
import type { Box } from './stage';

/** A point of a circle, clockwise from the top; degrees. */
export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A star with `tips` tips; `waist` is the inner radius as a share of the outer one. */
export function star(radius: number, tips = 5, waist = 0.45): LottieShape {
  const points = Array.from({ length: tips * 2 }, (_, index) =>
    polar(index % 2 === 0 ? radius : radius * waist, (180 / tips) * index),
  );
  return polygon(points);
}

/** A soft star or flower: `petals` bulges between `inner` and `outer` radius. */
export function blossom(outer: number, inner: number, petals: number): LottieShape {
  const step = 180 / petals;
  const handle = (outer * Math.PI) / petals / 2.4;
  const points: CurvePoint[] = Array.from({ length: petals * 2 }, (_, index) => {
    const angle = step * index;
    const [dx, dy] = polar(handle, angle + 90);
    return { at: polar(index % 2 === 0 ? outer : inner, angle), in: [-dx, -dy], out: [dx, dy] };
  });
  return curve(points);
}

/** An open arc of a circle, clockwise from the top; degrees. */
export function arc(radius: number, fromDegrees: number, toDegrees: number): LottieShape {
  const pieces = Math.max(1, Math.ceil(Math.abs(toDegrees - fromDegrees) / 45));
  const step = (toDegrees - fromDegrees) / pieces;
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  const points: CurvePoint[] = Array.from({ length: pieces + 1 }, (_, index) => {
    const angle = fromDegrees + step * index;
    const [dx, dy] = polar(handle, angle + 90);
    return { at: polar(radius, angle), in: [-dx, -dy], out: [dx, dy] };
  });
  return curve(points, false);
}

/** A doorway: straight sides under a half circle as wide as the box; without its sill it is an open line. */
export function arch(box: Box, hasSill = true): LottieShape {
  const radius = box.width / 2;
  const handle = radius * 0.5523;
  const spring = box.y + radius;
  const left = box.x;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  return curve(
    [
      { at: [left, bottom] },
      { at: [left, spring], out: [0, -handle] },
      { at: [left + radius, box.y], in: [-handle, 0], out: [handle, 0] },
      { at: [right, spring], in: [0, -handle] },
      { at: [right, bottom] },
    ],
    hasSill,
  );
}
