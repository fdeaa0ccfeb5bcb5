/** Corners between straight ends of curves, rounded as lottie-web rounds them. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { numberReader } from '../properties/readers';
import type { Outline } from './curves';
import { ROUNDNESS } from './figures';
import type { Modifier } from './modifier';
import { curvesOf, type OutlinePoint, type Vertex, verticesOf } from './vertices';

export function roundCornersOf({ r }: LottieShape): Modifier {
  const radius = numberReader(r as LottieProperty, 0);
  return {
    isStill: radius.isStill,
    change: (outlines, frame) => outlines.map((outline) => rounded(outline, radius.at(frame))),
  };
}

function rounded(outline: Outline, radius: number): Outline {
  if (radius <= 0 || outline.curves.length === 0) return outline;
  const vertices = verticesOf(outline);
  const last = vertices.length - 1;
  const changed = vertices.flatMap((vertex, index) => {
    const isEnd = !outline.isClosed && (index === 0 || index === last);
    const before = vertices[index === 0 ? last : index - 1];
    const after = vertices[index === last ? 0 : index + 1];
    if (isEnd || !isCorner(vertex) || !before || !after) return [vertex];
    const from = towards(vertex.at, before.at, radius);
    const to = towards(vertex.at, after.at, radius);
    return [
      { at: from, into: from, out: mix(from, vertex.at, ROUNDNESS) },
      { at: to, into: mix(to, vertex.at, ROUNDNESS), out: to },
    ];
  });
  return { curves: curvesOf(changed, outline.isClosed), isClosed: outline.isClosed };
}

function isCorner({ at, into, out }: Vertex): boolean {
  return [into, out].every(([x, y]) => x === at[0] && y === at[1]);
}

/** At most half of the way. */
function towards(from: OutlinePoint, to: OutlinePoint, radius: number): OutlinePoint {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return distance > 0 ? mix(from, to, Math.min(distance / 2, radius) / distance) : from;
}

function mix(from: OutlinePoint, to: OutlinePoint, share: number): OutlinePoint {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
