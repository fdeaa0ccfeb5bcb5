import { emptyPlane, type Plane } from './plane';

/** The mean of the square around each pixel, `radius` pixels to each side; at the edge, of the part inside. Its time does not depend on the radius. */
export function boxMean(plane: Plane, radius: number): Plane {
  const { width, height, data } = plane;
  const across = emptyPlane(width, height);
  for (let y = 0; y < height; y++) slide(data, across.data, { start: y * width, step: 1, length: width, radius });
  const mean = emptyPlane(width, height);
  for (let x = 0; x < width; x++) slide(across.data, mean.data, { start: x, step: width, length: height, radius });
  return mean;
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
  readonly radius: number;
}

function slide(from: Float32Array, into: Float32Array, { start, step, length, radius }: Line): void {
  let sum = 0;
  for (let place = 0; place < Math.min(radius, length); place++) sum += from[start + place * step] ?? 0;
  for (let place = 0; place < length; place++) {
    if (place + radius < length) sum += from[start + (place + radius) * step] ?? 0;
    if (place - radius > 0) sum -= from[start + (place - radius - 1) * step] ?? 0;
    const count = Math.min(length - 1, place + radius) - Math.max(0, place - radius) + 1;
    into[start + place * step] = sum / count;
  }
}
