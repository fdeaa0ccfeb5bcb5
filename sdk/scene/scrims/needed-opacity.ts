/** Opacity of a scrim that a text needs on a picture. */
import { contrastOfRgb, type HexColor, type Rgb, toRgb } from '../../base/color';
import { mixedColor, type SceneColors } from '../../project/palette/text-colors';
import type { TextOnPicture } from '../text-on-picture';
import type { GrayRange } from './brightness-grid';

/** Rounding of shares and of painted colors. */
const MARGIN = 1.15;
/** More would hide the picture. */
const MOST_OPACITY = 0.94;
const STEP = 0.02;

/** A scrim's color, and how much of it a text needs, 0 to 1. */
export interface NeededScrim {
  readonly color: HexColor;
  readonly opacity: number;
}

/** A text over a part of a picture. */
export interface TextOverGrays {
  readonly text: TextOnPicture;
  /** WCAG contrast, see `leastContrastOf`. */
  readonly leastContrast: number;
  readonly grays: GrayRange;
}

/** Undefined where the text is readable without one, or no scrim makes it more so. */
export function neededScrim(
  { text, leastContrast, grays }: TextOverGrays,
  colors: SceneColors,
  candidates: readonly HexColor[],
): NeededScrim | undefined {
  const ink = mixedColor(text.ink, colors);
  const behind = mixedColor(text.behind, colors);
  const contrastOn = (gray: number, scrim: Rgb, opacity: number) => {
    const seen = (own: Rgb, share: number) => over(own, share, gray, scrim, opacity);
    return contrastOfRgb(seen(ink, text.inkShare), seen(behind, text.share));
  };
  const least = (scrim: Rgb, opacity: number) =>
    Math.min(contrastOn(grays.darkest, scrim, opacity), contrastOn(grays.brightest, scrim, opacity));
  const wanted = leastContrast * MARGIN;
  const without = least(ink, 0);
  if (without >= leastContrast) return undefined;
  const found = candidates.flatMap((color) => {
    const scrim = toRgb(color);
    for (let opacity = STEP; opacity <= MOST_OPACITY; opacity += STEP)
      if (least(scrim, opacity) >= wanted) return [{ color, opacity, contrast: wanted }];
    return [{ color, opacity: MOST_OPACITY, contrast: least(scrim, MOST_OPACITY) }];
  });
  const [best] = found.toSorted((a, b) => b.contrast - a.contrast || a.opacity - b.opacity);
  if (!best || best.contrast <= without) return undefined;
  return { color: best.color, opacity: best.opacity };
}

/** A gray of the picture under the scrim, with all that is mixed into it. */
function over(own: Rgb, share: number, gray: number, scrim: Rgb, opacity: number): Rgb {
  const channel = (base: number, veil: number) => Math.min(255, base + share * (gray * (1 - opacity) + veil * opacity));
  return { r: channel(own.r, scrim.r), g: channel(own.g, scrim.g), b: channel(own.b, scrim.b) };
}
