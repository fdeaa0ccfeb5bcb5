import { emptyPlane, type Plane } from './plane';

/** The mean of the square around each pixel, `radius` pixels to each side; at the edge, of the part inside. Its time does not depend on the radius. */
export function boxMean(plane: Plane, radius: number): Plane {
  const mean = emptyPlane(plane.width, plane.height);
  slideDown(slideAcross(plane, radius), radius, mean);
  return mean;
}

/** Pixels from `place - radius` to `place + radius` that are inside. */
function countAround(place: number, radius: number, length: number): number {
  return Math.min(length - 1, place + radius) - Math.max(0, place - radius) + 1;
}

function slideAcross({ width, height, data }: Plane, radius: number): Plane {
  const across = emptyPlane(width, height);
  for (let start = 0; start < width * height; start += width) {
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += data[start + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += data[start + x + radius] as number;
      if (x - radius > 0) sum -= data[start + x - radius - 1] as number;
      across.data[start + x] = sum / countAround(x, radius, width);
    }
  }
  return across;
}

/** Row by row, with a sum for each column: memory is read in its order. */
function slideDown({ width, height, data }: Plane, radius: number, mean: Plane): void {
  const sums = new Float64Array(width);
  const add = (y: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + sign * (data[y * width + x] as number);
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius > 0) add(y - radius - 1, -1);
    const count = countAround(y, radius, height);
    for (let x = 0; x < width; x++) mean.data[y * width + x] = (sums[x] as number) / count;
  }
}
