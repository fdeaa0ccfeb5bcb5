/**
 * Turns pixels into indexes of a palette. A color that the palette lacks becomes a fixed pattern of colors whose mean it is (Knoll's
 * pattern dithering). The pattern depends on color and place alone, so that still areas stay still. Colors of the palette stay plain.
 */
import { nearestColor, type PaletteColor } from './film-palette';

/** Bits of a channel in the table of nearest colors. */
const BITS = 6;
const SHIFT = 8 - BITS;
/** Colors of a pattern. */
const PATTERN = 8;
/**
 * Share of an error that later colors of a pattern make good. Against 1, a half has less noise and 3 to 6 % fewer bytes, and colors
 * that are nearly in the palette stay plain (docs/decisions/device-files.md).
 */
const STRENGTH = 0.5;
/** Side of the threshold map (Bayer) in px. */
const MAP_SIDE = 8;
const RGB = 0xffffff;
const KEPT_BITS = 16;
const UNKNOWN = 0xffffffff;

/** Position of each place of the map among the colors of a pattern. */
const POSITIONS = Uint8Array.from({ length: MAP_SIDE * MAP_SIDE }, (_, place) =>
  Math.floor((bayerOf(place % MAP_SIDE, Math.floor(place / MAP_SIDE)) * PATTERN) / (MAP_SIDE * MAP_SIDE)),
);

/** 0 to 63, each once: neighbors differ as much as possible. */
function bayerOf(x: number, y: number): number {
  let value = 0;
  for (let bit = 1; bit < MAP_SIDE; bit *= 2) value = value * 4 + ((x & bit ? 2 : 0) ^ (y & bit ? 3 : 0));
  return value;
}

export class PatternDither {
  readonly #colors: readonly PaletteColor[];
  readonly #nearest: Uint8Array;
  readonly #exact: ReadonlyMap<number, number>;
  /** Patterns of the last colors, by a hash. */
  readonly #keptColors = new Uint32Array(2 ** KEPT_BITS).fill(UNKNOWN);
  readonly #keptPatterns = new Uint8Array(2 ** KEPT_BITS * PATTERN);

  /** At most 255 colors. */
  constructor(colors: readonly PaletteColor[]) {
    this.#colors = colors;
    this.#exact = new Map(colors.map(([red, green, blue], index) => [red | (green << 8) | (blue << 16), index]));
    this.#nearest = nearestTable(colors);
  }

  /** RGBA, in rows of `width` px. */
  indexesOf(pixels: Uint8ClampedArray, width: number): Uint8Array {
    const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    const indexes = new Uint8Array(colors.length);
    for (let at = 0, row = 0; at < colors.length; row += 1) {
      const line = (row % MAP_SIDE) * MAP_SIDE;
      for (let column = 0; column < width; column++, at++) {
        const pattern = this.#patternOf((colors[at] ?? 0) & RGB);
        indexes[at] = this.#keptPatterns[pattern + (POSITIONS[line + (column % MAP_SIDE)] ?? 0)] ?? 0;
      }
    }
    return indexes;
  }

  /** Returns the start of its pattern. */
  #patternOf(color: number): number {
    const slot = Math.imul(color, 0x9e3779b1) >>> (32 - KEPT_BITS);
    const start = slot * PATTERN;
    if (this.#keptColors[slot] === color) return start;
    this.#keptColors[slot] = color;
    this.#keptPatterns.set(this.#makePattern(color), start);
    return start;
  }

  #makePattern(color: number): Uint8Array {
    const exact = this.#exact.get(color);
    if (exact !== undefined) return new Uint8Array(PATTERN).fill(exact);
    const pattern = new Uint8Array(PATTERN);
    const wanted = [color & 255, (color >> 8) & 255, color >> 16] as const;
    const error = [0, 0, 0];
    for (let at = 0; at < PATTERN; at++) {
      const bin = binOf(wanted[0] + (error[0] ?? 0), wanted[1] + (error[1] ?? 0), wanted[2] + (error[2] ?? 0));
      const index = this.#nearest[bin] ?? 0;
      pattern[at] = index;
      const found = this.#colors[index] as PaletteColor;
      for (const channel of [0, 1, 2] as const)
        error[channel] = (error[channel] ?? 0) + STRENGTH * (wanted[channel] - found[channel]);
    }
    return pattern.sort((a, b) => this.#lightnessOf(a) - this.#lightnessOf(b));
  }

  #lightnessOf(index: number): number {
    const [red, green, blue] = this.#colors[index] as PaletteColor;
    return red * 3 + green * 6 + blue;
  }
}

function binOf(red: number, green: number, blue: number): number {
  return (binOfChannel(red) << (2 * BITS)) | (binOfChannel(green) << BITS) | binOfChannel(blue);
}

function binOfChannel(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value))) >> SHIFT;
}

function nearestTable(colors: readonly PaletteColor[]): Uint8Array {
  const middle = (value: number) => (value << SHIFT) + 2 ** (SHIFT - 1) - 0.5;
  const mask = 2 ** BITS - 1;
  return Uint8Array.from({ length: 2 ** (3 * BITS) }, (_, bin) =>
    nearestColor(colors, [middle(bin >> (2 * BITS)), middle((bin >> BITS) & mask), middle(bin & mask)]),
  );
}
