/**
 * The colors of a film. Colors that fill areas are in it as they are. The others are cut into boxes (median cut), whose means
 * move to where the pixels are (k-means).
 */
import type { ColorBin } from './color-histogram';

/** Red, green and blue, 0 to 255. */
export type PaletteColor = readonly [red: number, green: number, blue: number];

/** A color fills areas if it has this share of all pixels, and of those of its bin. */
const FLAT_SHARE = 0.0005;
const FLAT_SHARE_OF_BIN = 0.15;
/** So many of them always have a place. More have one where they cover as large a share of the film. */
const SAFE_FLAT_COLORS = 64;
/** Rounds of k-means. */
const ROUNDS = 4;
/** The value from 0.35 to 0.75 that gave the best likeness on two films (docs/decisions/device-files.md). */
const WEIGHT_EXPONENT = 0.75;
/** Visibility of a difference in a channel. */
const RED = 3;
const GREEN = 4;
const BLUE = 2;

/** At most `count` colors, none of them twice. */
export function filmPalette(bins: readonly ColorBin[], count: number): PaletteColor[] {
  const plain = flatColors(bins, count);
  const known = new Set(plain.map(String));
  const rest = bins.filter(({ flats }) => !flats.some(({ color }) => known.has(String(rgbOf(color)))));
  let moving = cutBoxes(rest, count - plain.length).map(meanOf);
  for (let round = 0; round < ROUNDS; round++) moving = moved(bins, plain, moving);
  const colors = [
    ...plain,
    ...moving.map(([red, green, blue]): PaletteColor => [Math.round(red), Math.round(green), Math.round(blue)]),
  ];
  return [...new Map(colors.map((color) => [String(color), color])).values()];
}

function flatColors(bins: readonly ColorBin[], count: number): PaletteColor[] {
  const total = bins.reduce((sum, { pixels }) => sum + pixels, 0);
  const found = bins
    .flatMap(({ flats, pixels }) =>
      flats.filter((flat) => flat.pixels > total * FLAT_SHARE && flat.pixels > pixels * FLAT_SHARE_OF_BIN),
    )
    .sort((one, other) => other.pixels - one.pixels);
  const share = found.reduce((sum, { pixels }) => sum + pixels, 0) / total;
  const most = Math.min(count, Math.max(SAFE_FLAT_COLORS, Math.floor(count * share)));
  return found.slice(0, most).map(({ color }) => rgbOf(color));
}

function rgbOf(color: number): PaletteColor {
  return [color & 255, (color >> 8) & 255, color >> 16];
}

/** Large areas count less than their pixels: small things would get no color of their own. */
function weightOf({ pixels }: ColorBin): number {
  return pixels ** WEIGHT_EXPONENT;
}

interface Box {
  readonly bins: readonly ColorBin[];
  readonly channel: 0 | 1 | 2;
  /** Gain of cutting it: its widest side, times the pixels in it. */
  readonly gain: number;
}

function cutBoxes(bins: readonly ColorBin[], most: number): (readonly ColorBin[])[] {
  if (bins.length === 0 || most <= 0) return [];
  const boxes = [boxOf(bins)];
  while (boxes.length < most) {
    const next = boxes.reduce((best, box) => (box.gain > best.gain ? box : best));
    if (next.gain === 0) break;
    boxes.splice(boxes.indexOf(next), 1, ...halves(next).map(boxOf));
  }
  return boxes.map((box) => box.bins);
}

function boxOf(bins: readonly ColorBin[]): Box {
  const sides = ([0, 1, 2] as const).map((channel) => {
    let least = 255;
    let most = 0;
    for (const { mean } of bins) {
      least = Math.min(least, mean[channel]);
      most = Math.max(most, mean[channel]);
    }
    return most - least;
  });
  const widest = Math.max(...sides);
  const weight = bins.reduce((sum, bin) => sum + weightOf(bin), 0);
  return { bins, channel: sides.indexOf(widest) as 0 | 1 | 2, gain: bins.length > 1 ? widest * Math.sqrt(weight) : 0 };
}

function halves({ bins, channel }: Box): [ColorBin[], ColorBin[]] {
  const sorted = [...bins].sort((a, b) => a.mean[channel] - b.mean[channel]);
  const half = sorted.reduce((sum, bin) => sum + weightOf(bin), 0) / 2;
  let passed = 0;
  let cut = 0;
  while (cut < sorted.length - 1 && passed < half) passed += weightOf(sorted[cut++] as ColorBin);
  return [sorted.slice(0, Math.max(1, cut)), sorted.slice(Math.max(1, cut))];
}

function meanOf(bins: readonly ColorBin[]): PaletteColor {
  const weight = bins.reduce((sum, bin) => sum + weightOf(bin), 0);
  const mean = (channel: 0 | 1 | 2) => bins.reduce((sum, bin) => sum + bin.mean[channel] * weightOf(bin), 0) / weight;
  return [mean(0), mean(1), mean(2)];
}

/** Each color that may move goes to the mean of the bins that are nearest to it. */
function moved(
  bins: readonly ColorBin[],
  flats: readonly PaletteColor[],
  moving: readonly PaletteColor[],
): PaletteColor[] {
  const colors = [...flats, ...moving];
  const members = colors.map((): ColorBin[] => []);
  for (const bin of bins) members[nearestColor(colors, bin.mean)]?.push(bin);
  return moving.map((color, index) => {
    const own = members[flats.length + index] ?? [];
    return own.length === 0 ? color : meanOf(own);
  });
}

/** Index of the color that looks most alike. */
export function nearestColor(colors: readonly PaletteColor[], [red, green, blue]: PaletteColor): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < colors.length; index++) {
    const color = colors[index] as PaletteColor;
    const distance = RED * (color[0] - red) ** 2 + GREEN * (color[1] - green) ** 2 + BLUE * (color[2] - blue) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
