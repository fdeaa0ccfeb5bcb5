/**
 * Evidence of the colors near an edge. A mask of few pixels is wrong where a subject has a corner, such as between chin
 * and shoulder. A pixel there has the colors of what is surely subject, or those of what is surely background.
 */
import { boxMean } from './box-mean';
import { CHANNEL_PAIRS } from './guided-filter';
import { type ColorPlanes, mapPlane, type Plane } from './plane';

/** Pixels this near to an edge are unsure. A share of the longer side, as `WINDOWS` are. */
const UNSURE = 0.015;
/** Windows in which known colors are looked for, from far to near. */
const WINDOWS = [0.1, 0.04];
/** A pixel is sure where the mask around it is: above the second it is subject, below the first background. */
const SURE = [0.015, 0.985] as const;
/** Variance of a color that noise and compression add. */
const NOISE = 0.03 ** 2;
/** A window with less of what is known says nothing. */
const LEAST_WEIGHT = 0.01;
/** Natural logarithm of the odds that colors speak for, at most. */
const MOST_EVIDENCE = 4;
/** A share of the mask is never more certain than this. */
const CERTAINTY = 0.98;

/** The mask, corrected near its edges by the colors around them. */
export function weighColors(mask: Plane, colors: ColorPlanes): Plane {
  const longer = Math.max(mask.width, mask.height);
  const radius = (share: number) => Math.max(1, Math.round(share * longer));
  const around = boxMean(mask, radius(UNSURE));
  const subject = mapPlane(around, (value) => (value > SURE[1] ? 1 : 0));
  const background = mapPlane(around, (value) => (value < SURE[0] ? 1 : 0));
  const isUnsure = (index: number) => !subject.data[index] && !background.data[index];
  const windows = WINDOWS.map(radius);
  const fromSubject = distances(colors, subject, windows, isUnsure);
  const fromBackground = distances(colors, background, windows, isUnsure);
  return mapPlane(mask, (share, index) => {
    if (!isUnsure(index)) return share;
    const nearer = (fromBackground.data[index] ?? Number.NaN) - (fromSubject.data[index] ?? Number.NaN);
    return Number.isNaN(nearer) ? share : withEvidence(share, nearer / 2);
  });
}

/** `evidence`: logarithm of odds, as Gaussian distributions of the same width give. The mask counts half: its shares near an edge are a guess. */
function withEvidence(share: number, evidence: number): number {
  const prior = Math.min(CERTAINTY, Math.max(1 - CERTAINTY, share));
  const bounded = Math.min(MOST_EVIDENCE, Math.max(-MOST_EVIDENCE, evidence));
  return 1 / (1 + Math.exp(-(Math.log(prior / (1 - prior)) / 2 + bounded)));
}

/** Test for a pixel at an index that needs a value. Few do: those of a band along the edges. */
type IsNeeded = (index: number) => boolean;

/** Squared distance of each pixel from known colors, in deviations of those: that of the window where it is least. NaN: none are near. */
function distances(colors: ColorPlanes, weight: Plane, windows: readonly number[], isNeeded: IsNeeded): Plane {
  let least: Plane | undefined;
  for (const radius of windows) {
    const next = distancesWithin(colors, weight, radius, isNeeded);
    least = least ? mapPlane(least, (value, index) => lesser(value, next.data[index] ?? Number.NaN)) : next;
  }
  return least ?? mapPlane(weight, () => Number.NaN);
}

function lesser(one: number, other: number): number {
  if (Number.isNaN(one)) return other;
  return Number.isNaN(other) ? one : Math.min(one, other);
}

/** Mahalanobis distance from the weighted colors of each window. */
function distancesWithin(colors: ColorPlanes, weight: Plane, radius: number, isNeeded: IsNeeded): Plane {
  const weighted = colors.map((color) => times(color, weight));
  const total = boxMean(weight, radius);
  const sums = weighted.map((color) => boxMean(color, radius));
  const squares = CHANNEL_PAIRS.map(([one, other]) => boxMean(times(weighted[one] as Plane, colors[other]), radius));
  return mapPlane(total, (known, index) => {
    if (known < LEAST_WEIGHT || !isNeeded(index)) return Number.NaN;
    const at = (plane: Plane | undefined) => (plane?.data[index] ?? 0) / known;
    const mean = sums.map(at);
    const spread = CHANNEL_PAIRS.map(([one, other], pair) => at(squares[pair]) - (mean[one] ?? 0) * (mean[other] ?? 0));
    const away = colors.map((color, channel) => (color.data[index] ?? 0) - (mean[channel] ?? 0));
    return mahalanobis(spread, away);
  });
}

function times(one: Plane, other: Plane): Plane {
  return mapPlane(one, (value, index) => value * (other.data[index] ?? 0));
}

function mahalanobis(spread: readonly number[], [x = 0, y = 0, z = 0]: readonly number[]): number {
  const [rr = 0, rg = 0, rb = 0, gg = 0, gb = 0, bb = 0] = spread;
  const a = rr + NOISE;
  const d = gg + NOISE;
  const f = bb + NOISE;
  const first = d * f - gb * gb;
  const second = rb * gb - rg * f;
  const third = rg * gb - rb * d;
  const determinant = a * first + rg * second + rb * third;
  const sum =
    x * x * first +
    y * y * (a * f - rb * rb) +
    z * z * (a * d - rg * rg) +
    2 * (x * y * second + x * z * third + y * z * (rg * rb - a * gb));
  return sum / Math.max(determinant, 1e-12);
}
