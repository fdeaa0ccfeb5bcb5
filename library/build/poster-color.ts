/** The name of the color that covers most of a poster. */
import type { PosterColor } from '@spotreel/sdk/contract';
import sharp, { type Color } from 'sharp';

interface Rgb {
  /** 0 to 255 each. */
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Px of the longer side that is measured: enough for areas of one color. */
const MEASURED_PX = 96;

/** `poster`: the file as bytes. */
export async function posterColor(poster: Uint8Array): Promise<PosterColor> {
  const small = await sharp(poster)
    .resize(MEASURED_PX, MEASURED_PX, { fit: 'inside' })
    .flatten(BEHIND)
    .png()
    .toBuffer();
  return posterColorName((await sharp(small).stats()).dominant);
}

const BEHIND: { background: Color } = { background: '#ffffff' };

/** Upper bounds of hues in degrees, red to red. */
const HUES: readonly (readonly [number, PosterColor])[] = [
  [16, 'red'],
  [45, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [250, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

/** Lightness and chroma are 0 to 1, as of HSL. */
export function posterColorName(color: Rgb): PosterColor {
  const { hue, chroma, lightness } = measure(color);
  if (lightness < 0.1 || (lightness < 0.18 && chroma < 0.16)) return 'black';
  if (lightness > 0.96) return 'white';
  if (chroma < 0.09) return lightness > 0.9 ? 'white' : lightness < 0.16 ? 'black' : 'gray';
  const isWarm = hue >= 16 && hue < 62;
  if (isWarm && lightness > 0.72 && chroma < 0.36) return 'beige';
  if (hue >= 10 && hue < 50 && lightness < 0.4) return 'brown';
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
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
