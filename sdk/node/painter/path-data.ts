/** Outlines of the path data that Skia writes: absolute M, L, Q, C and Z. */
import type { Curve, Outline } from '../../painter/outlines/curves';

type Point = readonly [number, number];

/** All of them closed: what is filled is closed. */
export function outlinesOfPath(data: string): readonly Outline[] {
  const parts = data.split(/(?=M)/).filter((part) => part.trim() !== '');
  return parts.map(outlineOfPart).filter(({ curves }) => curves.length > 0);
}

function outlineOfPart(part: string): Outline {
  const curves: Curve[] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  for (const [, command = '', values = ''] of part.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = values.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
    if (command === 'M') {
      start = [numbers[0] ?? 0, numbers[1] ?? 0];
      at = start;
    } else if (command !== 'Z') {
      curves.push(curveOf(command, at, numbers));
      at = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    }
  }
  if (at[0] !== start[0] || at[1] !== start[1]) curves.push(lineBetween(at, start));
  return { curves, isClosed: true };
}

function curveOf(command: string, from: Point, numbers: readonly number[]): Curve {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = numbers;
  if (command === 'C') return [...from, x1, y1, x2, y2, x, y];
  if (command === 'L') return lineBetween(from, [x1, y1]);
  // a quadratic curve has its one control point two thirds of the way from both ends
  const third = (end: number, control: number) => end + ((control - end) * 2) / 3;
  return [...from, third(from[0], x1), third(from[1], y1), third(x2, x1), third(y2, y1), x2, y2];
}

function lineBetween(from: Point, to: Point): Curve {
  return [...from, ...from, ...to, ...to];
}
