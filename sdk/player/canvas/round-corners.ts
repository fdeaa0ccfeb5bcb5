/** Corners between straight ends of curves, rounded as lottie-web rounds them. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { type Curve, type Outline, ROUNDNESS } from './curves';
import type { Modifier } from './modifier';
import { numberReader } from './readers';

export function roundCornersOf({ r }: LottieShape): Modifier {
  const radius = numberReader(r as LottieProperty, 0);
  return { isStill: radius.isStill, change: (outline, frame) => [rounded(outline, radius.at(frame))] };
}

type Point = readonly [number, number];

/** A point of an outline with the ends of its tangents. */
interface Vertex {
  readonly at: Point;
  readonly into: Point;
  readonly out: Point;
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

function verticesOf({ curves, isClosed }: Outline): Vertex[] {
  const vertices = curves.map(([x, y, x1, y1], index): Vertex => {
    const before = curves[index - 1] ?? (isClosed ? curves.at(-1) : undefined);
    return { at: [x, y], into: before ? [before[4], before[5]] : [x, y], out: [x1, y1] };
  });
  const end = curves.at(-1);
  if (!isClosed && end) vertices.push({ at: [end[6], end[7]], into: [end[4], end[5]], out: [end[6], end[7]] });
  return vertices;
}

function curvesOf(vertices: readonly Vertex[], isClosed: boolean): Curve[] {
  return vertices.flatMap((vertex, index): Curve[] => {
    const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined);
    return next ? [[...vertex.at, ...vertex.out, ...next.into, ...next.at]] : [];
  });
}

function isCorner({ at, into, out }: Vertex): boolean {
  return [into, out].every(([x, y]) => x === at[0] && y === at[1]);
}

/** At most half of the way. */
function towards(from: Point, to: Point, radius: number): Point {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return distance > 0 ? mix(from, to, Math.min(distance / 2, radius) / distance) : from;
}

function mix(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
