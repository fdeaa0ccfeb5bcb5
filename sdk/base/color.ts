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
  const [light, dark] = [a, b]
    .map(toRgb)
    .map(({ r, g, b: blue }) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(blue))
    .sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
