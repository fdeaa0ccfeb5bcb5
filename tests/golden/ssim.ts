/**
 * Structural similarity of two pictures (Wang et al. 2004): luma, Gaussian window of 11 pixels (sigma 1.5), full size.
 * It is the mean over the windows that lie inside, of every second column and row: neighbours see the same. 1 is equal.
 */
const RADIUS = 5;
const WINDOW = 2 * RADIUS + 1;
export const STEP = 2;
const SIGMA = 1.5;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** By distance from the middle. */
const kernel = (() => {
  const weights = Array.from({ length: RADIUS + 1 }, (_, distance) => Math.exp(-(distance ** 2) / (2 * SIGMA ** 2)));
  const sum = weights.reduce((total, weight, distance) => total + weight * (distance === 0 ? 1 : 2), 0);
  return weights.map((weight) => weight / sum);
})();
const [K0 = 0, K1 = 0, K2 = 0, K3 = 0, K4 = 0, K5 = 0] = kernel;

/** Rec. 601 luma of RGBA pixels. */
export function luma(rgba: Uint8Array | Uint8ClampedArray): Float64Array {
  const values = new Float64Array(rgba.length / 4);
  for (let index = 0; index < values.length; index++) {
    const at = index * 4;
    // a fallback for what is never undefined would double the time
    values[index] = 0.299 * (rgba[at] as number) + 0.587 * (rgba[at + 1] as number) + 0.114 * (rgba[at + 2] as number);
  }
  return values;
}

/** Red, green and blue of RGBA pixels. */
export function channels(rgba: Uint8ClampedArray): Float64Array[] {
  return [0, 1, 2].map((part) =>
    Float64Array.from({ length: rgba.length / 4 }, (_, index) => rgba[index * 4 + part] ?? 0),
  );
}

/** What a window sums up. */
interface Sums {
  readonly a: Float64Array;
  readonly b: Float64Array;
  /** Of both pictures together: the formula needs no more. */
  readonly squares: Float64Array;
  readonly product: Float64Array;
}
const PARTS = ['a', 'b', 'squares', 'product'] as const;

function createSums(width: number): Sums {
  const row = () => new Float64Array(width);
  return { a: row(), b: row(), squares: row(), product: row() };
}

export function ssim(a: Float64Array, b: Float64Array, width: number, height: number): number {
  const plain = createSums(width);
  const blurred = Array.from({ length: WINDOW }, () => createSums(width));
  const windows = createSums(width);
  let total = 0;
  let count = 0;
  for (let y = 0; y < height; y++) {
    readRow(plain, a, b, y * width);
    const newest = blurred[y % WINDOW] as Sums;
    for (const part of PARTS) blurRow(plain[part], newest[part]);
    if (y < WINDOW - 1 || (y - WINDOW + 1) % STEP !== 0) continue;
    const rows = blurred.map((_, index) => blurred[(y + 1 + index) % WINDOW] as Sums);
    for (const part of PARTS) addRows(lines(rows, part), windows[part]);
    total += similarityOf(windows);
    count += Math.ceil((width - 2 * RADIUS) / STEP);
  }
  return total / count;
}

function lines(rows: readonly Sums[], part: keyof Sums): Float64Array[] {
  return rows.map((row) => row[part]);
}

function readRow(to: Sums, a: Float64Array, b: Float64Array, offset: number): void {
  const { length } = to.a;
  for (let x = 0; x < length; x++) {
    const valueA = a[offset + x] as number;
    const valueB = b[offset + x] as number;
    to.a[x] = valueA;
    to.b[x] = valueB;
    to.squares[x] = valueA * valueA + valueB * valueB;
    to.product[x] = valueA * valueB;
  }
}

/** Along the row; values whose window leaves it stay 0. */
function blurRow(row: Float64Array, to: Float64Array): void {
  const end = row.length - RADIUS;
  for (let x = RADIUS; x < end; x += STEP) {
    to[x] =
      K0 * (row[x] as number) +
      K1 * ((row[x - 1] as number) + (row[x + 1] as number)) +
      K2 * ((row[x - 2] as number) + (row[x + 2] as number)) +
      K3 * ((row[x - 3] as number) + (row[x + 3] as number)) +
      K4 * ((row[x - 4] as number) + (row[x + 4] as number)) +
      K5 * ((row[x - 5] as number) + (row[x + 5] as number));
  }
}

type Row = Float64Array;
type Window = readonly [Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, Row];

/** Down the columns of 11 rows. */
function addRows(rows: readonly Row[], to: Row): void {
  const [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10] = rows as unknown as Window;
  const { length } = to;
  for (let x = RADIUS; x < length; x += STEP) {
    to[x] =
      K0 * (r5[x] as number) +
      K1 * ((r4[x] as number) + (r6[x] as number)) +
      K2 * ((r3[x] as number) + (r7[x] as number)) +
      K3 * ((r2[x] as number) + (r8[x] as number)) +
      K4 * ((r1[x] as number) + (r9[x] as number)) +
      K5 * ((r0[x] as number) + (r10[x] as number));
  }
}

/** Of all windows in the middle of one row. */
function similarityOf({ a, b, squares, product }: Sums): number {
  let total = 0;
  for (let x = RADIUS; x < a.length - RADIUS; x += STEP) {
    const meanA = a[x] as number;
    const meanB = b[x] as number;
    const both = meanA * meanB;
    const means = meanA * meanA + meanB * meanB;
    const variances = (squares[x] as number) - means;
    const covariance = (product[x] as number) - both;
    total += ((2 * both + C1) * (2 * covariance + C2)) / ((means + C1) * (variances + C2));
  }
  return total;
}
