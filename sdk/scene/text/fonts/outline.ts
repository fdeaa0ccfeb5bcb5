/** From HarfBuzz's path text (`M x,y L … Q … C … Z`, y up) to cubic contours, y down. */
import type { GlyphContour } from '../../text-shaper';

type Point = readonly [number, number];

interface OpenContour {
  readonly v: Point[];
  readonly i: Point[];
  readonly o: Point[];
}

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

export function parseOutline(path: string, scale: number): readonly GlyphContour[] {
  const contours: GlyphContour[] = [];
  let open: OpenContour | undefined;
  for (const [, command, text = ''] of path.matchAll(COMMAND)) {
    const points = readPoints(text, scale);
    if (command === 'M') {
      if (open) contours.push(...closed(open));
      open = { v: [], i: [], o: [] };
    }
    if (command === 'Z') {
      if (open) contours.push(...closed(open));
      open = undefined;
    } else if (open) extend(open, points);
  }
  if (open) contours.push(...closed(open));
  return contours;
}

function readPoints(text: string, scale: number): Point[] {
  const numbers = text.trim() === '' ? [] : text.trim().split(/[ ,]+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    (numbers[index * 2] ?? 0) * scale,
    -(numbers[index * 2 + 1] ?? 0) * scale,
  ]);
}

/** One point is a corner, two a quadratic, three a cubic curve. */
function extend({ v, i, o }: OpenContour, points: readonly Point[]): void {
  const end = points.at(-1);
  if (!end) return;
  const start = v.at(-1);
  const [first, second] = points;
  v.push(end);
  i.push([0, 0]);
  o.push([0, 0]);
  if (!start || !first || points.length === 1) return;
  const [out, into] = points.length === 2 ? [between(start, first), between(end, first)] : [first, second ?? end];
  o[o.length - 2] = [out[0] - start[0], out[1] - start[1]];
  i[i.length - 1] = [into[0] - end[0], into[1] - end[1]];
}

/** A quadratic's control point seen from one of its ends, as a cubic has it. */
function between(end: Point, control: Point): Point {
  return [end[0] + (2 / 3) * (control[0] - end[0]), end[1] + (2 / 3) * (control[1] - end[1])];
}

/** The last point repeats the first: they become one. Less than two points draw nothing. */
function closed({ v, i, o }: OpenContour): GlyphContour[] {
  const first = v[0];
  const last = v.at(-1);
  if (v.length > 1 && first && last && Math.abs(first[0] - last[0]) < 1e-6 && Math.abs(first[1] - last[1]) < 1e-6) {
    i[0] = i.at(-1) ?? [0, 0];
    v.pop();
    i.pop();
    o.pop();
  }
  return v.length > 1 ? [{ v, i, o }] : [];
}
