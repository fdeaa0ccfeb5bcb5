/** From a Lottie text document to what the shaper wants to know. */

import type { LottieFont, LottieTextDocument } from '../lottie';
import { drawnWeight } from '../text/fonts/drawn-weight';
import { languageOfText } from '../text/language/text-language';
import type { TextStyle } from '../text-shaper';
import type { Zone } from '../zone';

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
};
const CAPS = [false, true, 'small'] as const;
const ALIGN = ['left', 'right', 'center'] as const;
/** Share of the size to which text shrinks unless the template says otherwise. */
const DEFAULT_SHRINK = 0.6;
const DEFAULT_LEADING = 1.2;

export interface StyleOverrides {
  /** Replaces `displayFont` wherever it is used: headlines change, small text stays. Weights stay. */
  readonly fontFamily?: string | undefined;
  /** The family of the template's headlines. Absent: a chosen family replaces every one. */
  readonly displayFont?: string | undefined;
  readonly languages?: readonly string[] | undefined;
}

/** Limits from the surroundings of a text. */
export interface TextLimits {
  /** Places in its box that it keeps clear of. */
  readonly zones: readonly Zone[];
  /** Share of its size that it has at most, 0 to 1. */
  readonly share: number;
}

export function textStyle(
  document: LottieTextDocument,
  fonts: readonly LottieFont[],
  overrides: StyleOverrides,
  { zones, share }: TextLimits = { zones: [], share: 1 },
): TextStyle {
  const font = fonts.find(({ fName }) => fName === document.f);
  const [widthPx, heightPx] = document.sz ?? [];
  const own = font?.fFamily ?? document.f;
  const { fontFamily: chosen, displayFont = own } = overrides;
  const language = languageOfText(document.t, overrides.languages ?? []);
  const isReplaced = chosen !== undefined && chosen !== own && isSameFamily(own, displayFont);
  return {
    fontFamily: isReplaced ? chosen : own,
    fontWeight: isReplaced ? drawnWeight(own, weightOf(font)) : weightOf(font),
    sizePx: document.s * share,
    ...(share < 1 && { designedSizePx: document.s }),
    tracking: document.tr ?? 0,
    lineHeightPx: (document.lh ?? document.s * DEFAULT_LEADING) * share,
    align: ALIGN[document.j ?? 0] ?? 'left',
    verticalAlign: document.fit?.align ?? 'top',
    ...(widthPx && heightPx ? { box: { widthPx, heightPx } } : {}),
    minSizePx: document.fit?.minSize ?? document.s * DEFAULT_SHRINK,
    ...(zones.length > 0 && { zones }),
    ...(document.fit?.maxLines ? { maxLines: document.fit.maxLines } : {}),
    caps: CAPS[document.ca ?? 0],
    ...(language !== undefined && { language }),
  };
}

function isSameFamily(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function weightOf(font: LottieFont | undefined): number {
  const stated = Number(font?.fWeight);
  if (stated >= 100) return stated;
  return WEIGHTS[(font?.fStyle ?? 'regular').toLowerCase().replace(/[\s-]|italic/g, '')] ?? 400;
}
