/**
 * Brightness of a picture, cell by cell. A picture has 16 × 16 cells, row by row, each with its darkest and its
 * brightest gray. As a text: one digit each to the base 32, from 0 (black) to v (white). A cell in which the picture is
 * transparent has a darkest gray above its brightest.
 */

/** Grays, 0 to 255. */
export interface GrayRange {
  readonly darkest: number;
  readonly brightest: number;
}

/** RGBA, 8 bits each, not premultiplied. */
export interface PixelPicture {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Shares of a picture's width and height. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cells along each side. */
const SIDE = 16;
const DIGITS_A_CELL = 2;
const BASE = 32;
/** Thin lines do not count: so many of a cell's pixels are darker than its darkest gray, and as many brighter than its brightest. */
const LEFT_OUT_SHARE = 0.08;
/** Nor does a corner of the part: so much of it may be darker, and as much brighter. */
const LEFT_OUT_AREA = 0.1;
/** Pixels with less alpha show what is behind the picture. */
const LEAST_ALPHA = 128;
const EMPTY: GrayRange = { darkest: 255, brightest: 0 };
/** Possible grays of a picture that was not measured. */
const UNKNOWN: GrayRange = { darkest: 0, brightest: 255 };

/** Pictures of about 128 px a side are large enough. */
export function measureBrightness({ pixels, widthPx, heightPx }: PixelPicture): string {
  const cells = Array.from({ length: SIDE * SIDE }, (): { dark: number[]; bright: number[] } => ({
    dark: [],
    bright: [],
  }));
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor((y * SIDE) / heightPx) * SIDE;
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 4;
      if ((pixels[at + 3] ?? 255) < LEAST_ALPHA) continue;
      const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
      const cell = cells[row + Math.floor((x * SIDE) / widthPx)];
      cell?.dark.push(luma(r, g, b));
      cell?.bright.push(grayOfLuminance(r, g, b));
    }
  }
  return encoded(cells.map(({ dark, bright }) => rangeOf(dark, bright)));
}

/** The extremes of several pictures that are shown one after another, such as frames of a video. Undefined without any. */
export function mergedBrightness(measured: readonly string[]): string | undefined {
  if (measured.length === 0) return undefined;
  const all = measured.map(decoded);
  const cell = (index: number): GrayRange => ({
    darkest: Math.min(...all.map((cells) => cells[index]?.darkest ?? 0)),
    brightest: Math.max(...all.map((cells) => cells[index]?.brightest ?? 255)),
  });
  return encoded(Array.from({ length: SIDE * SIDE }, (_, index) => cell(index)));
}

/** Grays of a picture in a part of it. Without a measurement: from black to white. Undefined if it is transparent. */
export function grayRangeIn(brightness: string | undefined, part: PicturePart): GrayRange | undefined {
  if (brightness?.length !== SIDE * SIDE * DIGITS_A_CELL) return UNKNOWN;
  const seen = decoded(brightness)
    .map((cell, index) => ({ cell, area: overlap(part, index % SIDE, Math.floor(index / SIDE)) }))
    .filter(({ cell, area }) => area > 0 && cell.darkest <= cell.brightest);
  if (seen.length === 0) return undefined;
  const whole = seen.reduce((sum, { area }) => sum + area, 0);
  const extreme = (gray: (cell: GrayRange) => number, order: 1 | -1) => {
    let left = whole * LEFT_OUT_AREA;
    const sorted = seen.toSorted((a, b) => order * (gray(a.cell) - gray(b.cell)));
    const found = sorted.find(({ area }) => {
      left -= area;
      return left < 0;
    });
    return gray((found ?? sorted[0])?.cell ?? UNKNOWN);
  };
  return { darkest: extreme(({ darkest }) => darkest, 1), brightest: extreme(({ brightest }) => brightest, -1) };
}

/** True if anything behind the picture is seen through it. */
export function isPartlyClear(brightness: string | undefined): boolean {
  if (brightness?.length !== SIDE * SIDE * DIGITS_A_CELL) return false;
  return decoded(brightness).some(({ darkest, brightest }) => darkest > brightest);
}

function overlap({ left, top, right, bottom }: PicturePart, column: number, row: number): number {
  const width = Math.min(right, (column + 1) / SIDE) - Math.max(left, column / SIDE);
  const height = Math.min(bottom, (row + 1) / SIDE) - Math.max(top, row / SIDE);
  return width > 0 && height > 0 ? width * height : 0;
}

function rangeOf(dark: number[], bright: number[]): GrayRange {
  if (dark.length === 0) return EMPTY;
  const left = Math.floor(dark.length * LEFT_OUT_SHARE);
  return {
    darkest: dark.toSorted((a, b) => a - b)[left] ?? 0,
    brightest: bright.toSorted((a, b) => b - a)[left] ?? 255,
  };
}

/** Never brighter than the color, whatever is mixed into both. */
function luma(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** The gray of the same luminance. */
function grayOfLuminance(r: number, g: number, b: number): number {
  const luminance = luma(LINEAR[r] ?? 0, LINEAR[g] ?? 0, LINEAR[b] ?? 0);
  return 255 * (luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055);
}

function encoded(cells: readonly GrayRange[]): string {
  const scale = (BASE - 1) / 255;
  // rounding makes no picture less demanding; sums of shares end beside whole numbers
  const down = ({ darkest }: GrayRange) => Math.floor(darkest * scale + 1e-6).toString(BASE);
  const up = ({ brightest }: GrayRange) => Math.ceil(brightest * scale - 1e-6).toString(BASE);
  return cells.map((cell) => down(cell) + up(cell)).join('');
}

function decoded(brightness: string): GrayRange[] {
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const at = index * DIGITS_A_CELL;
    const gray = (from: number) => ((Number.parseInt(brightness.charAt(from), BASE) || 0) * 255) / (BASE - 1);
    return { darkest: gray(at), brightest: gray(at + 1) };
  });
}
