/** Pucker and bloat: points move toward the center of their outline and tangents away from it, or the other way. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { numberReader } from '../properties/readers';
import type { Outline } from './curves';
import type { Modifier } from './modifier';
import { curvesOf, type OutlinePoint, verticesOf } from './vertices';

export function puckerOf({ a }: LottieShape): Modifier {
  const amount = numberReader(a as LottieProperty, 0);
  return {
    isStill: amount.isStill,
    change: (outlines, frame) => outlines.map((outline) => puckered(outline, amount.at(frame) / 100)),
  };
}

/** `share` of the way to the center that points move; negative away from it. */
function puckered(outline: Outline, share: number): Outline {
  const vertices = verticesOf(outline);
  if (share === 0 || vertices.length === 0) return outline;
  const mean = (axis: 0 | 1) => vertices.reduce((sum, { at }) => sum + at[axis], 0) / vertices.length;
  const x = mean(0);
  const y = mean(1);
  const toward = (point: OutlinePoint, part: number): OutlinePoint => [
    point[0] + (x - point[0]) * part,
    point[1] + (y - point[1]) * part,
  ];
  const moved = vertices.map(({ at, into, out }) => ({
    at: toward(at, share),
    into: toward(into, -share),
    out: toward(out, -share),
  }));
  return { curves: curvesOf(moved, outline.isClosed), isClosed: outline.isClosed };
}
