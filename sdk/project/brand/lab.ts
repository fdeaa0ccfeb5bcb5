/** CIE Lab (D65), in which equal distances look about equal. */
import type { Rgb } from '../../base/color';

export interface Lab {
  /** Lightness, 0 to 100. */
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

// sRGB to XYZ, divided by the white point (IEC 61966-2-1).
const TO_XYZ = [
  [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
] as const;
const TO_RGB = [
  [3.2406 * 0.9505, -1.5372, -0.4986 * 1.089],
  [-0.9689 * 0.9505, 1.8758, 0.0415 * 1.089],
  [0.0557 * 0.9505, -0.204, 1.057 * 1.089],
] as const;

export function toLab({ r, g, b }: Rgb): Lab {
  const [red, green, blue] = [r, g, b].map(linear) as [number, number, number];
  const [x, y, z] = TO_XYZ.map((row) => curve(row[0] * red + row[1] * green + row[2] * blue)) as Triple;
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

export function toRgbOfLab({ l, a, b }: Lab): Rgb {
  const y = (l + 16) / 116;
  const [x1, y1, z1] = [y + a / 500, y, y - b / 200].map(uncurve) as Triple;
  const [red, green, blue] = TO_RGB.map((row) => gamma(row[0] * x1 + row[1] * y1 + row[2] * z1)) as Triple;
  return { r: red, g: green, b: blue };
}

/** CIE76. 2.3 is just noticeable. */
export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

/** Distance from gray, 0 to about 130. */
export function chromaOf({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

type Triple = [number, number, number];

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, channel * 255));
}

function curve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29;
}

function uncurve(value: number): number {
  return value > 6 / 29 ? value ** 3 : (108 / 841) * (value - 4 / 29);
}
