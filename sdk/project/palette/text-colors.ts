/** The colors in which the texts of a scene are seen, by the shares that its template was measured with. */
import { contrastOfRgb, type HexColor, type Rgb, toRgb } from '../../base/color';
import type { ColorMix, TextColors } from '../../contract/library/library';

/** Colors of a scene. */
export interface SceneColors {
  /** By innerReference. */
  readonly fields: Readonly<Record<string, HexColor>>;
  /** Undefined: a picture or a video, which adds nothing here. */
  readonly background: HexColor | undefined;
}

/** WCAG contrast of a text with what is behind it, 1 to 21. */
export function textContrastIn({ ink, behind }: TextColors, colors: SceneColors): number {
  return contrastOfRgb(mixedColor(ink, colors), mixedColor(behind, colors));
}

/** The color as it is seen. */
export function mixedColor({ fixed, fields, background }: ColorMix, colors: SceneColors): Rgb {
  let [r = 0, g = 0, b = 0] = fixed;
  const add = (share: number, color: HexColor | undefined) => {
    if (color === undefined || share === 0) return;
    const part = toRgb(color);
    r += share * part.r;
    g += share * part.g;
    b += share * part.b;
  };
  for (const field in fields) add(fields[field] ?? 0, colors.fields[field]);
  add(background, colors.background);
  return { r: within(r), g: within(g), b: within(b) };
}

function within(channel: number): number {
  return Math.min(255, Math.max(0, channel));
}
