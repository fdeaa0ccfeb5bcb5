import type { PixelArea } from './pixel-area';

/** Weights of red, green and blue in sRGB, as masks of SVG have them. */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;

/** Makes bright pixels opaque and dark ones transparent. */
export function brightnessToOpacity({ data }: PixelArea): void {
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] ?? 0;
    if (alpha === 0) continue;
    const brightness = RED * (data[index] ?? 0) + GREEN * (data[index + 1] ?? 0) + BLUE * (data[index + 2] ?? 0);
    data[index + 3] = Math.round((brightness * alpha) / 255);
  }
}
