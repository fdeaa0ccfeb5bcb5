/**
 * Floods the ground from the border of a picture. It flows over pixels of the ground's color. From there it flows down into
 * soft shadows. These are pixels of the same hue where nothing has an edge, none lighter than the one before. What the flood does
 * not reach is the subject.
 */
import { boxMean } from '../matting/box-mean';
import type { Plane } from '../matting/plane';
import { type BorderGround, placeOf } from './border-ground';
import { surfaceAt } from './fit-surface';
import type { LabPlanes } from './oklab';

/** A shadow has at least this share of the ground's lightness; a glow at most so much more. */
const SHADOW = 0.62;
const GLOW = 0.06;
/** Noise by which a shadow may become lighter again. A subject beside its own shadow is lighter by more. */
const RISE = 0.02;
/** A shadow's hue may differ from that of the ground by this share of the tolerance, and at most so much; its strength by more. */
const HUE = { share: 0.6, most: 0.025, strength: 0.3 } as const;
/** Change a pixel above which it is an edge, in a picture of this longer side. A smaller picture has steeper shadows. */
const EDGE = { change: 0.014, longerPx: 1024, most: 0.03 } as const;
/**
 * Share of the picture from which an enclosed area of the ground's color is a hole, such as in a handle. A smaller one may be
 * a highlight. On average its distance from the ground's color is at most so much of the tolerance.
 */
const HOLE = { least: 0.0005, distance: 0.6 } as const;
/** Steps of lightness by which the flood is ordered. */
const LEVELS = 256;

/** Possible kinds of a pixel, by its color. */
const OTHER = 0;
const SHADED = 1;
const GROUND = 2;

interface Pixels {
  readonly width: number;
  readonly kinds: Uint8Array;
  /** Lightness as a share of the ground's, at most 1. */
  readonly levels: Float32Array;
  /** From the color of the ground, as shares of the tolerance. */
  readonly distances: Float32Array;
}

/** 1 where the ground is, else 0. */
export function floodGround(colors: LabPlanes, ground: BorderGround): Uint8Array {
  const { width, height } = colors[0];
  const pixels = pixelsOf(colors.map((plane) => boxMean(plane, 1)) as unknown as LabPlanes, ground);
  const isFlooded = new Uint8Array(width * height);
  flood(pixels, isFlooded, borderOf(width, height));
  for (const hole of holesOf(pixels, isFlooded)) flood(pixels, isFlooded, hole);
  return isFlooded;
}

function borderOf(width: number, height: number): readonly number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1);
  return border;
}

function pixelsOf(colors: LabPlanes, { surfaces, tolerance }: BorderGround): Pixels {
  const [lightness, first, second] = colors;
  const { width, height, data } = lightness;
  const mostHue = Math.min(HUE.most, HUE.share * tolerance);
  const mostChange = Math.min(EDGE.most, (EDGE.change * EDGE.longerPx) / Math.max(width, height));
  const kinds = new Uint8Array(data.length);
  const levels = new Float32Array(data.length);
  const distances = new Float32Array(data.length);
  for (const [index, value] of data.entries()) {
    const place = placeOf(index, width, height);
    const light = surfaceAt(surfaces[0], place);
    const a = surfaceAt(surfaces[1], place);
    const b = surfaceAt(surfaces[2], place);
    const atA = first.data[index] ?? 0;
    const atB = second.data[index] ?? 0;
    const share = value / Math.max(light, 1e-6);
    const isSameHue = hasHue(atA - a * share, atB - b * share, a, b, mostHue);
    const canShade = value >= SHADOW * light && value <= light + GLOW && isSameHue;
    distances[index] = Math.hypot(value - light, atA - a, atB - b) / tolerance;
    levels[index] = Math.min(1, share);
    if ((distances[index] ?? 1) <= 1) kinds[index] = GROUND;
    else if (canShade && changeAt(colors, index) <= mostChange) kinds[index] = SHADED;
  }
  return { width, kinds, levels, distances };
}

/**
 * True if a color has the hue of the ground's (`a`, `b`). `offA`, `offB`: how it differs from the ground's with as
 * little light, which has less color. Light that colored paper throws back makes its shadows stronger in color.
 */
function hasHue(offA: number, offB: number, a: number, b: number, most: number): boolean {
  const strength = Math.hypot(a, b);
  if (strength < most) return Math.hypot(offA, offB) <= most;
  const across = Math.abs(offA * b - offB * a) / strength;
  const along = Math.abs(offA * a + offB * b) / strength;
  return across <= most && along <= Math.max(most, HUE.strength * strength);
}

/** Change of the color at a pixel, a pixel of way. */
function changeAt(colors: readonly Plane[], index: number): number {
  let squares = 0;
  for (const { width, data } of colors) {
    const x = index % width;
    const across = (data[x < width - 1 ? index + 1 : index] ?? 0) - (data[x > 0 ? index - 1 : index] ?? 0);
    const below = index + width < data.length ? index + width : index;
    const down = (data[below] ?? 0) - (data[index >= width ? index - width : index] ?? 0);
    squares += across * across + down * down;
  }
  return Math.sqrt(squares) / 2;
}

/** Floods from those of the `seeds` that have the ground's color, the lightest pixels first. */
function flood(pixels: Pixels, isFlooded: Uint8Array, seeds: readonly number[]): void {
  const { width, kinds, levels } = pixels;
  // the darkest level on the way to each pixel
  const lowest = new Float32Array(kinds.length);
  const open: number[][] = Array.from({ length: LEVELS + 1 }, () => []);
  const visit = (index: number, level: number) => {
    isFlooded[index] = 1;
    lowest[index] = level;
    open[Math.floor(level * LEVELS)]?.push(index);
  };
  for (const seed of seeds) if (kinds[seed] === GROUND && !isFlooded[seed]) visit(seed, 1);
  for (let level = LEVELS; level >= 0; level--)
    for (let index = open[level]?.pop(); index !== undefined; index = open[level]?.pop())
      eachNeighbor(index, width, kinds.length, (next) => {
        if (isFlooded[next] || kinds[next] === OTHER) return;
        const from = lowest[index] ?? 0;
        const own = levels[next] ?? 0;
        if (kinds[next] === GROUND && from === 1) visit(next, 1);
        else if (own <= from + RISE) visit(next, Math.min(from, own));
      });
}

function eachNeighbor(index: number, width: number, count: number, visit: (next: number) => void): void {
  const x = index % width;
  if (x > 0) visit(index - 1);
  if (x < width - 1) visit(index + 1);
  if (index >= width) visit(index - width);
  if (index < count - width) visit(index + width);
}

/** Enclosed areas of the ground's color that are large enough. */
function holesOf(pixels: Pixels, isFlooded: Uint8Array): readonly (readonly number[])[] {
  const { kinds, distances } = pixels;
  const isSeen = Uint8Array.from(isFlooded);
  const holes: (readonly number[])[] = [];
  for (let start = 0; start < kinds.length; start++) {
    if (isSeen[start] || kinds[start] !== GROUND) continue;
    const hole = areaFrom(start, pixels, isSeen);
    const distance = hole.reduce((sum, index) => sum + (distances[index] ?? 0), 0) / hole.length;
    if (hole.length >= HOLE.least * kinds.length && distance <= HOLE.distance) holes.push(hole);
  }
  return holes;
}

/** Pixels of the ground's color that touch each other, and were not seen. */
function areaFrom(start: number, { kinds, width }: Pixels, isSeen: Uint8Array): readonly number[] {
  const area: number[] = [];
  const visit = (index: number) => {
    if (isSeen[index] || kinds[index] !== GROUND) return;
    isSeen[index] = 1;
    area.push(index);
  };
  visit(start);
  for (let done = 0; done < area.length; done++) eachNeighbor(area[done] ?? 0, width, kinds.length, visit);
  return area;
}
