import { maskParts, type Parts } from './parts';
import { emptyPlane, mapPlane, type Plane } from './plane';

/** Less of a picture than this is no subject. */
const LEAST_SHARE = 0.02;
/** Least average certainty of the model inside of a subject. Of a portrait it is 0.97 or more, of a cup 0.87. */
const LEAST_CERTAINTY = 0.9;
/** Parts smaller than this share of the largest one are specks. */
const LEAST_PART = 0.12;

/**
 * The mask without specks. Undefined where it shows no subject: too small, too scattered, or a guess.
 */
export function mainSubject(mask: Plane): Plane | undefined {
  const parts = maskParts(mask);
  const largest = Math.max(0, ...parts.areas);
  const areaOfAll = parts.areas.reduce((sum, area) => sum + area, 0);
  if (largest < LEAST_SHARE * mask.data.length || largest < areaOfAll / 3) return undefined;
  const isKept = parts.areas.map((area) => area >= LEAST_PART * largest);
  const certainty = meanOf(mask, parts, isKept);
  if (certainty < LEAST_CERTAINTY) return undefined;
  // a part that is dropped takes its soft rim with it
  const dropped = near(parts, isKept);
  return mapPlane(mask, (value, index) => (dropped.data[index] ? 0 : value));
}

function meanOf(mask: Plane, { labels }: Parts, isKept: readonly boolean[]): number {
  let sum = 0;
  let count = 0;
  for (const [index, label] of labels.entries()) {
    if (!isKept[label - 1]) continue;
    sum += mask.data[index] ?? 0;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** 1 for pixels that are farther from each kept part than this share of the width. */
const RIM_SHARE = 0.03;

function near({ width, height, labels }: Parts, isKept: readonly boolean[]): Plane {
  const reach = Math.max(1, Math.round(width * RIM_SHARE));
  const far = mapPlane(emptyPlane(width, height), () => 1);
  for (const [index, label] of labels.entries()) {
    if (!isKept[label - 1]) continue;
    const column = index % width;
    const row = Math.floor(index / width);
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
      far.data.fill(0, y * width + Math.max(0, column - reach), y * width + Math.min(width, column + reach + 1));
  }
  return far;
}
