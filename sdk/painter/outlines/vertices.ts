/** Outlines as points with the ends of their tangents. */
import type { Curve, Outline } from './curves';

export type OutlinePoint = readonly [number, number];

/** A point of an outline with the ends of its tangents. */
export interface Vertex {
  readonly at: OutlinePoint;
  readonly into: OutlinePoint;
  readonly out: OutlinePoint;
}

export function verticesOf({ curves, isClosed }: Outline): Vertex[] {
  const vertices = curves.map(([x, y, x1, y1], index): Vertex => {
    const before = curves[index - 1] ?? (isClosed ? curves.at(-1) : undefined);
    return { at: [x, y], into: before ? [before[4], before[5]] : [x, y], out: [x1, y1] };
  });
  const end = curves.at(-1);
  if (!isClosed && end) vertices.push({ at: [end[6], end[7]], into: [end[4], end[5]], out: [end[6], end[7]] });
  return vertices;
}

export function curvesOf(vertices: readonly Vertex[], isClosed: boolean): Curve[] {
  return vertices.flatMap((vertex, index): Curve[] => {
    const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined);
    return next ? [[...vertex.at, ...vertex.out, ...next.into, ...next.at]] : [];
  });
}
