/**
 * The ground of a picture, as its border shows it: paper of one color, or a soft gradient. A smooth surface goes through the
 * border's colors. Where a subject reaches the border, its colors count less with each round.
 */

import { type ColorSurface, fitSurfaces, type Place, surfaceAt } from './fit-surface';
import type { LabPlanes } from './oklab';

export interface BorderGround {
  /** Lightness and color of the ground at each place. */
  readonly surfaces: readonly [lightness: ColorSurface, a: ColorSurface, b: ColorSurface];
  /** Distance in OKLab up to which a pixel has the color of the ground. */
  readonly tolerance: number;
}

/** Pixels from the edge of the picture that are its border. */
const DEPTH_PX = 3;
const MOST_SAMPLES = 6000;
const ROUNDS = 10;
/** A sample farther than so many usual distances from the surface does not count. */
const OUTLIER = 4.5;
const LEAST_DISTANCE = 0.003;
/** A border whose usual distance from a smooth surface is larger is not plain. */
const MOST_DISTANCE = 0.028;
/** So much of the border must be ground: a subject may reach the picture's edge at one side. */
const LEAST_PLAIN = 0.62;
const TOLERANCE = { base: 0.012, factor: 3, most: 0.07 } as const;

/** Undefined where the border is not plain. */
export function borderGround(colors: LabPlanes): BorderGround | undefined {
  const { places, values } = samplesOf(colors);
  let distances = distancesFrom(values, (channel) => {
    const median = medianOf(values[channel] ?? []);
    return () => median;
  });
  let surfaces: readonly ColorSurface[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const usual = Math.max(LEAST_DISTANCE, medianOf(distances));
    surfaces = fitSurfaces(
      places,
      values,
      distances.map((distance) => weightOf(distance / (OUTLIER * usual))),
    );
    const fitted = surfaces;
    distances = distancesFrom(
      values,
      (channel) => (sample) => surfaceAt(fitted[channel] ?? [], places[sample] as Place),
    );
  }
  const usual = medianOf(distances);
  const tolerance = Math.min(TOLERANCE.most, TOLERANCE.base + TOLERANCE.factor * usual);
  const plain = distances.filter((distance) => distance <= tolerance).length;
  if (usual > MOST_DISTANCE || plain < LEAST_PLAIN * distances.length) return undefined;
  const [lightness = [], a = [], b = []] = surfaces;
  return { surfaces: [lightness, a, b], tolerance };
}

export function placeOf(index: number, width: number, height: number): Place {
  const x = index % width;
  const y = Math.floor(index / width);
  return { u: (2 * (x + 0.5)) / width - 1, v: (2 * (y + 0.5)) / height - 1 };
}

interface Samples {
  readonly places: readonly Place[];
  /** A list for each channel. */
  readonly values: readonly Float64Array[];
}

function samplesOf(colors: LabPlanes): Samples {
  const { width, height } = colors[0];
  const indices: number[] = [];
  for (let index = 0; index < width * height; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < DEPTH_PX) indices.push(index);
  }
  const step = Math.max(1, Math.ceil(indices.length / MOST_SAMPLES));
  const chosen = indices.filter((_, order) => order % step === 0);
  const values = colors.map(({ data }) => Float64Array.from(chosen, (index) => data[index] ?? 0));
  return { places: chosen.map((index) => placeOf(index, width, height)), values };
}

/** `surfaceOf`: for a channel, the value that is expected of a sample. */
function distancesFrom(
  values: readonly Float64Array[],
  surfaceOf: (channel: number) => (sample: number) => number,
): Float64Array {
  const squares = new Float64Array(values[0]?.length ?? 0);
  for (const [channel, all] of values.entries()) {
    const expected = surfaceOf(channel);
    for (const [sample, value] of all.entries())
      squares[sample] = (squares[sample] ?? 0) + (value - expected(sample)) ** 2;
  }
  return squares.map(Math.sqrt);
}

/** After Tukey: 1 on the surface, 0 from a share of 1 on. */
function weightOf(share: number): number {
  return share >= 1 ? 0 : (1 - share * share) ** 2;
}

function medianOf(values: Float64Array | readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}
