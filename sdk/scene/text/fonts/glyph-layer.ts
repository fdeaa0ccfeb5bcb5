/** Parts of a color glyph (an emoji), and how they move and grow with their letter. */
import type { GlyphContour, GlyphLayer, GlyphPaint } from '../../text-shaper';

type Point = readonly [number, number];
/** `[xx, yx, xy, yy, dx, dy]` of an affine map: x' = xx·x + xy·y + dx. */
export type Affine = readonly [number, number, number, number, number, number];

export const UNMOVED: Affine = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export function composed(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d] = outer;
  const [dx, dy] = mapPoint(outer, [inner[4], inner[5]]);
  const column = (x: number, y: number) => [a * x + c * y, b * x + d * y] as const;
  return [...column(inner[0], inner[1]), ...column(inner[2], inner[3]), dx, dy];
}

export function mapPoint([a, b, c, d, dx, dy]: Affine, [x, y]: Point): Point {
  return [a * x + c * y + dx, b * x + d * y + dy];
}

export function mapContour(by: Affine, { v, i, o }: GlyphContour): GlyphContour {
  const [a, b, c, d] = by;
  const tangents: Affine = [a, b, c, d, 0, 0];
  const mapAll = (matrix: Affine, points: readonly Point[]) => points.map((point) => mapPoint(matrix, point));
  return { v: mapAll(by, v), i: mapAll(tangents, i), o: mapAll(tangents, o) };
}

/** Exact where both axes grow alike; else a gradient keeps the area that it had. */
export function mapPaint(by: Affine, paint: GlyphPaint): GlyphPaint {
  if (paint.kind === 'solid') return paint;
  const from = mapPoint(by, paint.from);
  if (paint.kind === 'linear') return { ...paint, from, to: mapPoint(by, paint.to) };
  const [a, b, c, d] = by;
  return { ...paint, from, radius: paint.radius * Math.sqrt(Math.abs(a * d - b * c)) };
}

export function mapLayer(by: Affine, { contours, paint }: GlyphLayer): GlyphLayer {
  return { contours: contours.map((contour) => mapContour(by, contour)), paint: mapPaint(by, paint) };
}
