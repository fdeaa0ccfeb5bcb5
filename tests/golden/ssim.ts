/**
 * Structural similarity of two pictures: luma, Gaussian window of 11 pixels (sigma 1.5), full size, the mean over all
 * windows that lie inside (Wang et al. 2004). 1 is equal.
 */
const RADIUS = 5;
const SIGMA = 1.5;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

const kernel = (() => {
  const weights = Array.from({ length: 2 * RADIUS + 1 }, (_, index) =>
    Math.exp(-((index - RADIUS) ** 2) / (2 * SIGMA ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
})();

/** Rec. 601 luma of RGBA pixels. */
export function luma(rgba: Uint8Array | Uint8ClampedArray): Float64Array {
  const values = new Float64Array(rgba.length / 4);
  for (let index = 0; index < values.length; index++) {
    const at = index * 4;
    values[index] = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  }
  return values;
}

export function ssim(a: Float64Array, b: Float64Array, width: number, height: number): number {
  const product = (x: Float64Array, y: Float64Array) => x.map((value, index) => value * (y[index] ?? 0));
  const [meanA, meanB, squareA, squareB, mixed] = [a, b, product(a, a), product(b, b), product(a, b)].map((plane) =>
    blur(plane, width, height),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  let total = 0;
  let count = 0;
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      const at = y * width + x;
      const ma = meanA[at] ?? 0;
      const mb = meanB[at] ?? 0;
      const varianceA = (squareA[at] ?? 0) - ma * ma;
      const varianceB = (squareB[at] ?? 0) - mb * mb;
      const covariance = (mixed[at] ?? 0) - ma * mb;
      total += ((2 * ma * mb + C1) * (2 * covariance + C2)) / ((ma * ma + mb * mb + C1) * (varianceA + varianceB + C2));
      count++;
    }
  }
  return total / count;
}

/** Separable; values whose window leaves the picture stay 0. */
function blur(plane: Float64Array, width: number, height: number): Float64Array {
  const rows = new Float64Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      const at = y * width + x;
      let sum = 0;
      for (let step = -RADIUS; step <= RADIUS; step++) sum += (kernel[step + RADIUS] ?? 0) * (plane[at + step] ?? 0);
      rows[at] = sum;
    }
  }
  const result = new Float64Array(plane.length);
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      const at = y * width + x;
      let sum = 0;
      for (let step = -RADIUS; step <= RADIUS; step++)
        sum += (kernel[step + RADIUS] ?? 0) * (rows[at + step * width] ?? 0);
      result[at] = sum;
    }
  }
  return result;
}
