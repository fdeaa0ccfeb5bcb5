/** Smooth surfaces of second degree through weighted samples, by least squares. */

/** A place: shares of the width and height, from -1 to 1. */
export interface Place {
  readonly u: number;
  readonly v: number;
}

/** Factors of 1, u, v, u², v² and uv. */
export type ColorSurface = readonly number[];

const TERMS = 6;
/** Keeps the equations solvable where samples are on one line. */
const RIDGE = 1e-6;

function termsOf({ u, v }: Place): readonly number[] {
  return [1, u, v, u * u, v * v, u * v];
}

export function surfaceAt(
  [one = 0, byU = 0, byV = 0, byUu = 0, byVv = 0, byUv = 0]: ColorSurface,
  { u, v }: Place,
): number {
  return one + byU * u + byV * v + byUu * u * u + byVv * v * v + byUv * u * v;
}

/** `values`: several for each place; answers a surface for each of them. */
export function fitSurfaces(
  places: readonly Place[],
  values: readonly ArrayLike<number>[],
  weights: ArrayLike<number>,
): readonly ColorSurface[] {
  const matrix = Array.from({ length: TERMS }, () => new Float64Array(TERMS + values.length));
  for (const [sample, place] of places.entries()) {
    const weight = weights[sample] ?? 0;
    if (weight === 0) continue;
    const terms = termsOf(place);
    for (const [index, row] of matrix.entries()) {
      const weighted = weight * (terms[index] ?? 0);
      for (const [column, term] of terms.entries()) row[column] = (row[column] ?? 0) + weighted * term;
      for (const [column, all] of values.entries())
        row[TERMS + column] = (row[TERMS + column] ?? 0) + weighted * (all[sample] ?? 0);
    }
  }
  for (const [index, row] of matrix.entries()) row[index] = (row[index] ?? 0) + RIDGE * Math.max(1, places.length);
  eliminate(matrix);
  return values.map((_, column) => matrix.map((row) => row[TERMS + column] ?? 0));
}

/** Gauss and Jordan. The matrix is symmetric and positive, so no rows change places. */
function eliminate(matrix: readonly Float64Array[]): void {
  for (const [index, row] of matrix.entries()) {
    const pivot = row[index] ?? 1;
    for (let column = index; column < row.length; column++) row[column] = (row[column] ?? 0) / pivot;
    for (const [other, target] of matrix.entries()) {
      const factor = target[index] ?? 0;
      if (other === index || factor === 0) continue;
      for (let column = index; column < row.length; column++)
        target[column] = (target[column] ?? 0) - factor * (row[column] ?? 0);
    }
  }
}
