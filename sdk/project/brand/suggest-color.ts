/** One color of a scene, instead of which another makes a text readable. */
import type { HexColor } from '../../base/color';
import type { IngredientTemplate } from '../../contract/library/library';
import type { SceneValues } from '../editor-project';
import { type SceneColors, textContrastIn } from '../palette/text-colors';
import { readableColors } from './readable-colors';
import { measuredTexts, ownColors, valuesOver } from './scene-colors';
import { isSamePart, mainPart, partColor, type ScenePart } from './scene-part';

/** Part to change, and its new color. */
export interface ColorSuggestion {
  readonly part: ScenePart;
  readonly color: HexColor;
}

/** A text that is hard to read, and the part whose color may change. */
export interface UnreadableText {
  /** innerReference. */
  readonly field: string;
  /** The color to change. Default: that of the letters, or else that behind them. */
  readonly part?: ScenePart | undefined;
}

/** The least change of one color that makes the text readable. Undefined: its colors were not measured, or one is not enough. */
export function suggestColor(
  template: IngredientTemplate,
  { colors, background }: Pick<SceneValues, 'colors' | 'background'>,
  palette: readonly HexColor[],
  { field, part }: UnreadableText,
): ColorSuggestion | undefined {
  const own = ownColors(template);
  const now = valuesOver(own, colors, background);
  const texts = measuredTexts(template.textColors ?? [], own, now);
  const asked = texts.filter((text) => text.field === field);
  const parts = part ? [part] : asked.flatMap(({ ink, behind }) => [mainPart(ink), mainPart(behind)]);
  for (const one of parts) {
    if (!one) continue;
    const next = readableColors(texts, now, { own, palette, mayMove: (other) => isSamePart(one, other) });
    const color = partColor(one, next);
    const contrast = (state: SceneColors) => Math.min(...asked.map((text) => textContrastIn(text, state)));
    if (color !== undefined && color !== partColor(one, now) && contrast(next) > contrast(now))
      return { part: one, color };
  }
  return undefined;
}
