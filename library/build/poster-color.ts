/** The name of the color that covers most of a poster. */
import type { PosterColor } from '@spotreel/sdk/internal/contract';
import sharp from 'sharp';

interface Rgb {
  /** 0 to 255 each. */
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Longer side in px for measuring: enough for areas of one color. */
const MEASURED_PX = 96;

/** `poster`: the file as bytes. */
export async function measurePosterColor(poster: Uint8Array): Promise<PosterColor> {
  const small = sharp(poster).resize(MEASURED_PX, MEASURED_PX, { fit: 'inside' }).flatten({ background: '#ffffff' });
  return posterColorName(mostOf(await small.toColourspace('srgb').raw().toBuffer()));
}

interface Group {
  count: number;
  r: number;
  g: number;
  b: number;
}

/** The mean of the largest group of like pixels: those whose channels agree in the upper half of their bits. */
function mostOf(pixels: Uint8Array): Rgb {
  const groups = new Map<number, Group>();
  let largest: Group = { count: 0, r: 0, g: 0, b: 0 };
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const group = groups.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    groups.set(key, group);
    group.count += 1;
    group.r += r;
    group.g += g;
    group.b += b;
    if (group.count > largest.count) largest = group;
  }
  const count = Math.max(1, largest.count);
  return { r: largest.r / count, g: largest.g / count, b: largest.b / count };
}

/** Upper bounds of hues in degrees, red to red. */
const HUES: readonly (readonly [number, PosterColor])[] = [
  [16, 'red'],
  [38, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [243, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

/** Lightness and chroma are 0 to 1, as of HSL. */
export function posterColorName(color: Rgb): PosterColor {
  const { hue, chroma, lightness } = measure(color);
  return plainName({ chroma, lightness }) ?? warmName({ hue, chroma, lightness }) ?? hueName(hue, lightness);
}

type Measured = ReturnType<typeof measure>;

/** Too dark, too light or too pale to have a hue. */
function plainName({ chroma, lightness }: Omit<Measured, 'hue'>): PosterColor | undefined {
  if (lightness < 0.1 || (lightness < 0.18 && chroma < 0.1)) return 'black';
  if (lightness > 0.96 || (lightness > 0.9 && chroma < 0.06)) return 'white';
  return chroma < 0.06 ? 'gray' : undefined;
}

function warmName({ hue, chroma, lightness }: Measured): PosterColor | undefined {
  if (hue < 10 || hue >= 62) return undefined;
  if (hue < 50 && (lightness < 0.4 || (lightness < 0.5 && chroma < 0.36))) return 'brown';
  return hue >= 16 && chroma < 0.36 && lightness >= 0.5 ? 'beige' : undefined;
}

function hueName(hue: number, lightness: number): PosterColor {
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  if (name === 'pink' && hue > 315 && lightness < 0.3) return 'red';
  return name === 'red' && lightness > 0.72 ? 'pink' : name;
}

function measure({ r, g, b }: Rgb) {
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const range = most - least;
  return { hue: hueOf({ r, g, b }, most, range), chroma: range / 255, lightness: (most + least) / 510 };
}

/** Degrees, 0 to 360. */
function hueOf({ r, g, b }: Rgb, most: number, range: number): number {
  if (range === 0) return 0;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth * 60 + 360) % 360;
}
