/** Weights of red, green and blue in sRGB, as masks of SVG have them. */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;

/** RGBA in place: what is bright becomes opaque, what is dark transparent. */
export function brightnessToOpacity(pixels: Uint8ClampedArray): void {
  for (let index = 0; index < pixels.length; index += 4) {
    const alpha = pixels[index + 3] ?? 0;
    if (alpha === 0) continue;
    const brightness = RED * (pixels[index] ?? 0) + GREEN * (pixels[index + 1] ?? 0) + BLUE * (pixels[index + 2] ?? 0);
    pixels[index + 3] = Math.round((brightness * alpha) / 255);
  }
}
