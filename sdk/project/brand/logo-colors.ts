/**
 * The colors of a logo, most important first. Pixels are counted in coarse bins; the bins are joined by k-means in Lab,
 * so that what the eye takes for one color is one. Paper white and see-through pixels are no colors of a brand, and a
 * strong color counts for more than a gray of the same size.
 */
import { fromRgb, type HexColor, type Rgb } from '../../base/color';
import { chromaOf, distance, type Lab, toLab, toRgbOfLab } from './lab';

/** Used part of `ImageData`. */
export interface Pixels {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** RGBA, 0 to 255, row by row. */
  readonly data: ArrayLike<number>;
}

interface Bin {
  readonly color: Lab;
  readonly count: number;
}

/** Bits of each channel that select the bin of a pixel. */
const BIN_BITS = 5;
const MIN_ALPHA = 200;
/** Lightness and chroma from which a pixel is paper, not ink. */
const PAPER = { lightness: 96, chroma: 5 };
const ROUNDS = 12;
/** Clusters closer than this (CIE76) look like shades of one color. */
const SAME_COLOR = 18;
/** Below this share of the colored pixels it is an edge, not a color. */
const MIN_SHARE = 0.01;

/** Edges are smoothed with blends of the colors on both sides; a blend of more than this share is drawn on purpose. */
const MAX_EDGE_SHARE = 0.08;
/** RGB distance to the line between two colors within which a color is their blend. */
const BLEND_DISTANCE = 30;
const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** At most `max` colors; none for an empty picture. A picture of nothing but paper is white. */
export function logoColors(pixels: Pixels, max = 4): readonly HexColor[] {
  const bins = binsOf(pixels);
  const inked = bins.filter(({ color }) => !isPaper(color));
  if (inked.length === 0) return bins.length > 0 ? ['#ffffff'] : [];
  const total = inked.reduce((sum, { count }) => sum + count, 0);
  const groups = joined(clusters(inked, max + 4));
  return groups
    .filter(({ count }) => count / total >= MIN_SHARE)
    .filter((group) => group.count / total >= MAX_EDGE_SHARE || !isEdge(group, groups))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, max)
    .map(({ color }) => fromRgb(toRgbOfLab(color)));
}

function weight({ color, count }: Bin): number {
  return count * (0.6 + Math.min(0.6, chromaOf(color) / 80));
}

function isPaper(color: Lab): boolean {
  return color.l > PAPER.lightness && chromaOf(color) < PAPER.chroma;
}

function binsOf({ data }: Pixels): Bin[] {
  const sums = new Map<number, { r: number; g: number; b: number; count: number }>();
  const shift = 8 - BIN_BITS;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    const alpha = data[at + 3] ?? 0;
    if (alpha < MIN_ALPHA) continue;
    const key = ((r >> shift) << (2 * BIN_BITS)) | ((g >> shift) << BIN_BITS) | (b >> shift);
    const sum = sums.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
    sums.set(key, { r: sum.r + r, g: sum.g + g, b: sum.b + b, count: sum.count + 1 });
  }
  return [...sums.values()].map(({ r, g, b, count }) => {
    const mean: Rgb = { r: r / count, g: g / count, b: b / count };
    return { color: toLab(mean), count };
  });
}

function clusters(bins: readonly Bin[], wanted: number): Bin[] {
  let centers = seeds(bins, wanted);
  let groups: Bin[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const members = centers.map((): Bin[] => []);
    for (const bin of bins) members[nearest(centers, bin.color)]?.push(bin);
    groups = members.filter((group) => group.length > 0).map(meanOf);
    centers = groups.map(({ color }) => color);
  }
  return groups;
}

/** The fullest bin first, then each time the one that matters most for its size and its distance to those chosen. */
function seeds(bins: readonly Bin[], wanted: number): Lab[] {
  const first = bins.reduce((best, bin) => (bin.count > best.count ? bin : best));
  const chosen = [first.color];
  while (chosen.length < Math.min(wanted, bins.length)) {
    const gain = ({ color, count }: Bin) => count * Math.min(...chosen.map((other) => distance(other, color))) ** 2;
    chosen.push(bins.reduce((best, bin) => (gain(bin) > gain(best) ? bin : best)).color);
  }
  return chosen;
}

function nearest(centers: readonly Lab[], color: Lab): number {
  let best = 0;
  for (const [index, center] of centers.entries()) {
    if (distance(center, color) < distance(centers[best] ?? center, color)) best = index;
  }
  return best;
}

/** Shades of one color become the fullest of them: the mean of an edge is no color of the logo. */
function joined(groups: readonly Bin[]): Bin[] {
  const kept: Bin[] = [];
  for (const group of groups.toSorted((a, b) => b.count - a.count)) {
    const index = kept.findIndex(({ color }) => distance(color, group.color) < SAME_COLOR);
    const same = kept[index];
    if (same) kept[index] = { ...same, count: same.count + group.count };
    else kept.push(group);
  }
  return kept;
}

function isEdge({ color, count }: Bin, groups: readonly Bin[]): boolean {
  const larger = groups.filter((other) => other.count > count).map((other) => toRgbOfLab(other.color));
  const sides = [...larger, WHITE];
  return larger.some((one) => sides.some((other) => one !== other && isBlend(toRgbOfLab(color), one, other)));
}

/** Between the two, and off the line between them by little. */
function isBlend(color: Rgb, one: Rgb, other: Rgb): boolean {
  const line = { r: other.r - one.r, g: other.g - one.g, b: other.b - one.b };
  const from = { r: color.r - one.r, g: color.g - one.g, b: color.b - one.b };
  const length = line.r ** 2 + line.g ** 2 + line.b ** 2;
  const share = (from.r * line.r + from.g * line.g + from.b * line.b) / Math.max(1, length);
  if (share < 0.1 || share > 0.9) return false;
  const off = Math.hypot(from.r - share * line.r, from.g - share * line.g, from.b - share * line.b);
  return off < BLEND_DISTANCE;
}

function meanOf(group: readonly Bin[]): Bin {
  const count = group.reduce((sum, bin) => sum + bin.count, 0);
  const mean = (channel: keyof Lab) => group.reduce((sum, bin) => sum + bin.color[channel] * bin.count, 0) / count;
  return { color: { l: mean('l'), a: mean('a'), b: mean('b') }, count };
}
