/**
 * The shades of an interface that one accent color gives: readable in light and in dark, by the rules of the design tokens
 * (`tests/sdk/theme/contrast.test.ts`). A color that is too pale or too dark for text is changed as little as it takes.
 */
import { contrastRatio, fromRgb, type HexColor, toRgb } from './color';

/** One value for each token that follows the accent. */
export interface AccentShades {
  readonly accent: HexColor;
  readonly accentHover: HexColor;
  /** Text on the accent. */
  readonly accentText: HexColor;
  /** Background of a selected item. */
  readonly selected: HexColor;
}

/** Contrast of text (WCAG 2.2, 1.4.3), and a little more: mixed colors are rounded. */
const READABLE = 4.55;
const STEPS = 100;

const LIGHT = { surfaces: ['#ffffff', '#f5f4f1'], text: '#ffffff', end: '#000000', selection: 0.92 } as const;
const DARK = { surfaces: ['#191a1d', '#101113', '#222327'], text: '#0b0c0e', end: '#ffffff', selection: 0.86 } as const;

/** Shades for light and for dark pages. */
export function accentShades(color: HexColor): { readonly light: AccentShades; readonly dark: AccentShades } {
  return { light: shadesOn(color, LIGHT), dark: shadesOn(color, DARK) };
}

function shadesOn(color: HexColor, { surfaces, text, end, selection }: typeof LIGHT | typeof DARK): AccentShades {
  for (let step = 0; step < STEPS; step += 1) {
    const accent = mix(color, end, step / STEPS);
    const selected = mix(accent, surfaces[0], selection);
    const backgrounds = [...surfaces, selected, text];
    if (backgrounds.every((background) => contrastRatio(accent, background) >= READABLE)) {
      return { accent, accentHover: mix(accent, end, 0.16), accentText: text, selected };
    }
  }
  return { accent: end, accentHover: end, accentText: text, selected: mix(end, surfaces[0], selection) };
}

/** `share`: 0 is `from`, 1 is `to`. */
function mix(from: HexColor, to: HexColor, share: number): HexColor {
  const a = toRgb(from);
  const b = toRgb(to);
  const channel = (name: 'r' | 'g' | 'b') => a[name] + (b[name] - a[name]) * share;
  return fromRgb({ r: channel('r'), g: channel('g'), b: channel('b') });
}
