/** The colors in which the texts of a scene are seen, by the shares that its template was measured with. */
import { contrastRatio, fromRgb, type HexColor, toRgb } from '../base/color';
import type { ColorMix, TextColors } from '../contract/schemas/library';

/** What a scene is colored with. */
export interface SceneColors {
  /** By innerReference. */
  readonly fields: Readonly<Record<string, HexColor>>;
  /** Undefined: a picture or a video, which adds nothing here. */
  readonly background: HexColor | undefined;
}

/** The color as it is seen. */
export function mixedColor({ fixed, fields, background }: ColorMix, colors: SceneColors): HexColor {
  const parts = Object.entries(fields).map(([field, share]) => ({ share, color: colors.fields[field] }));
  const all = [...parts, { share: background, color: colors.background }];
  const [r, g, b] = fixed;
  const sum = { r, g, b };
  for (const { share, color } of all) {
    if (color === undefined || share === 0) continue;
    const part = toRgb(color);
    sum.r += share * part.r;
    sum.g += share * part.g;
    sum.b += share * part.b;
  }
  return fromRgb(sum);
}

/** WCAG contrast of a text with what is behind it, 1 to 21. */
export function textContrastIn({ ink, behind }: TextColors, colors: SceneColors): number {
  return contrastRatio(mixedColor(ink, colors), mixedColor(behind, colors));
}
