/** Outlines of rectangles and ellipses. */
import type { Curve, Outline } from './curves';

/** Share of the radius at which a quarter of a circle has its control points, as lottie-web has it. */
export const ROUNDNESS = 0.5519;

export function ellipseOutline([x = 0, y = 0]: readonly number[], [width = 0, height = 0]: readonly number[]): Outline {
  const rx = width / 2;
  const ry = height / 2;
  const kx = rx * ROUNDNESS;
  const ky = ry * ROUNDNESS;
  const curves: Curve[] = [
    [x, y - ry, x + kx, y - ry, x + rx, y - ky, x + rx, y],
    [x + rx, y, x + rx, y + ky, x + kx, y + ry, x, y + ry],
    [x, y + ry, x - kx, y + ry, x - rx, y + ky, x - rx, y],
    [x - rx, y, x - rx, y - ky, x - kx, y - ry, x, y - ry],
  ];
  return { curves, isClosed: true };
}

/** Clockwise from the right edge, below its upper corner. */
export function rectangleOutline(
  [x = 0, y = 0]: readonly number[],
  [width = 0, height = 0]: readonly number[],
  radius: number,
): Outline {
  const left = x - width / 2;
  const right = x + width / 2;
  const top = y - height / 2;
  const bottom = y + height / 2;
  const round = Math.max(0, Math.min(Math.abs(width / 2), Math.abs(height / 2), radius));
  const rest = round * (1 - ROUNDNESS);
  const line = (x0: number, y0: number, x1: number, y1: number): Curve => [x0, y0, x0, y0, x1, y1, x1, y1];
  const corners: Curve[] = [
    [right - round, top, right - rest, top, right, top + rest, right, top + round],
    [right, bottom - round, right, bottom - rest, right - rest, bottom, right - round, bottom],
    [left + round, bottom, left + rest, bottom, left, bottom - rest, left, bottom - round],
    [left, top + round, left, top + rest, left + rest, top, left + round, top],
  ];
  const [upper, ...others] = corners as [Curve, Curve, Curve, Curve];
  const turned = [...others, upper];
  const curves = turned.flatMap((corner, index) => {
    const before = turned[(index + 3) % 4] as Curve;
    const edge = line(before[6], before[7], corner[0], corner[1]);
    return round > 0 ? [edge, corner] : [edge];
  });
  return { curves, isClosed: true };
}
