/** Colors travel as `#rrggbb`, lower case. */
export type HexColor = `#${string}`;

export interface Rgb {
  /** 0 to 255 each. */
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#abc`, `abc`, `#AABBCC` -> `#aabbcc`; undefined for anything else. */
export function parseHexColor(text: string): HexColor | undefined {
  const digits = HEX.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

/** Throws nothing: an unreadable color is black. */
export function toRgb(color: string): Rgb {
  const value = Number.parseInt((parseHexColor(color) ?? '#000000').slice(1), 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

export function fromRgb({ r, g, b }: Rgb): HexColor {
  const digits = [r, g, b].map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  return contrastOfRgb(toRgb(a), toRgb(b));
}

/** As `contrastRatio`; channels need not be whole. */
export function contrastOfRgb(a: Rgb, b: Rgb): number {
  const one = luminance(a);
  const other = luminance(b);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/**
 * The color nearest to `color` whose contrast with `background` reaches `ratio`: darker or lighter, whichever is less of a
 * change. The color itself when it does already; black or white, whichever is better, when nothing in between reaches it.
 */
export function nearestReadable(color: HexColor, background: HexColor, ratio: number): HexColor {
  if (contrastRatio(color, background) >= ratio) return color;
  const steps = [toward(color, '#000000', background, ratio), toward(color, '#ffffff', background, ratio)];
  const found = steps.filter((step) => step !== undefined).toSorted((a, b) => distance(color, a) - distance(color, b));
  return (
    found[0] ?? (contrastRatio('#000000', background) >= contrastRatio('#ffffff', background) ? '#000000' : '#ffffff')
  );
}

/** The first mix on the way to `end` that is readable: on the way it may become the background's own lightness. */
function toward(color: HexColor, end: HexColor, background: HexColor, ratio: number): HexColor | undefined {
  const from = toRgb(color);
  const to = toRgb(end);
  for (let step = 1; step <= 255; step += 1) {
    const mix = (a: number, b: number) => a + ((b - a) * step) / 255;
    const mixed = fromRgb({ r: mix(from.r, to.r), g: mix(from.g, to.g), b: mix(from.b, to.b) });
    if (contrastRatio(mixed, background) >= ratio) return mixed;
  }
  return undefined;
}

function distance(a: HexColor, b: HexColor): number {
  const first = toRgb(a);
  const second = toRgb(b);
  return Math.hypot(first.r - second.r, first.g - second.g, first.b - second.b);
}

/** Black or white, whichever reads on the color (docs/rules/surveys.md#appearance). */
export function textOn(color: string): 'black' | 'white' {
  const { r, g, b } = toRgb(color);
  return 0.299 * r + 0.587 * g + 0.114 * b > 128 ? 'black' : 'white';
}
