/**
 * Finds what differs most in color from the rest of a picture (Achanta et al.: Frequency-tuned Salient Region Detection, 2009).
 * After a small blur, each color has a distance from the mean color. The threshold is twice the mean distance. Colors are brightness and two opponents.
 */
import { boxMean } from '../matting/box-mean';
import { colorPlanes, mapPlane, type Plane } from '../matting/plane';

/** Limits of the share of the picture. A smaller thing is a speck, a larger one is no single thing. */
const LEAST_SHARE = 0.004;
const MOST_SHARE = 0.3;
/** Standard deviation of the salient pixels along an axis, in shares of the picture; more is scattered. */
const MOST_SPREAD = 0.2;
/** Mean distance of the colors of salient pixels; less is noise. */
const LEAST_DISTANCE = 0.02;

/** The middle of the salient pixels, in shares of the picture. Undefined where no single thing does. */
export function salientPoint(bytes: Uint8Array, width: number, height: number): { x: number; y: number } | undefined {
  const distances = distancesOf(bytes, width, height);
  const threshold = 2 * meanOf(distances);
  const found = weigh(distances, threshold);
  const share = found.count / distances.data.length;
  if (share < LEAST_SHARE || share > MOST_SHARE || found.weight / found.count < LEAST_DISTANCE) return undefined;
  if (Math.max(found.x.spread, found.y.spread) > MOST_SPREAD) return undefined;
  return { x: found.x.mean, y: found.y.mean };
}

function distancesOf(bytes: Uint8Array, width: number, height: number): Plane {
  const [red, green, blue] = colorPlanes(bytes, width, height);
  const at = (plane: Plane, index: number) => plane.data[index] ?? 0;
  const bright = mapPlane(red, (value, index) => (value + at(green, index) + at(blue, index)) / 3);
  const redGreen = mapPlane(red, (value, index) => value - at(green, index));
  const blueYellow = mapPlane(blue, (value, index) => value - (at(red, index) + at(green, index)) / 2);
  const radius = Math.max(1, Math.round(Math.max(width, height) / 64));
  const squares = [bright, redGreen, blueYellow].map((plane) => {
    const mean = meanOf(plane);
    return mapPlane(boxMean(plane, radius), (value) => (value - mean) ** 2);
  });
  return mapPlane(red, (_, index) => squares.reduce((sum, plane) => sum + at(plane, index), 0));
}

function meanOf({ data }: Plane): number {
  return data.reduce((sum, value) => sum + value, 0) / data.length;
}

interface Weighed {
  readonly count: number;
  readonly weight: number;
  readonly x: { readonly mean: number; readonly spread: number };
  readonly y: { readonly mean: number; readonly spread: number };
}

function weigh({ width, height, data }: Plane, threshold: number): Weighed {
  let count = 0;
  const sums = { weight: 0, x: 0, y: 0, xx: 0, yy: 0 };
  for (const [index, value] of data.entries()) {
    if (value <= threshold) continue;
    const x = ((index % width) + 0.5) / width;
    const y = (Math.floor(index / width) + 0.5) / height;
    count += 1;
    sums.weight += value;
    sums.x += value * x;
    sums.y += value * y;
    sums.xx += value * x * x;
    sums.yy += value * y * y;
  }
  const { weight } = sums;
  const along = (sum: number, squares: number) => ({
    mean: sum / weight,
    spread: Math.sqrt(Math.max(0, squares / weight - (sum / weight) ** 2)),
  });
  return { count, weight, x: along(sums.x, sums.xx), y: along(sums.y, sums.yy) };
}
