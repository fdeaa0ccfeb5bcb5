/** The colors of a scene, and what is known of its texts in them. */
import type { HexColor } from '../../base/color';
import type { IngredientTemplate, TextColors } from '../../contract/library/library';
import type { EditorProject } from '../editor-project';
import type { SceneColors } from '../palette/text-colors';

/** The colors of a template. */
export function ownColors({ fields, backgrounds }: IngredientTemplate): SceneColors {
  const { default: background } = backgrounds;
  return {
    fields: Object.fromEntries(fields.colors.map(({ innerReference, defaultValue }) => [innerReference, defaultValue])),
    background: background.type === 'color' ? background.value : undefined,
  };
}

type Background = EditorProject['values'][number]['background'];

/** The chosen colors, and the template's where none is chosen. */
export function valuesOver(
  own: SceneColors,
  fields: Readonly<Record<string, HexColor>>,
  background: Background,
): SceneColors {
  const shown = background === null || background === undefined ? own.background : colorOfBackground(background);
  return { fields: { ...own.fields, ...fields }, background: shown };
}

function colorOfBackground(background: NonNullable<Background>): HexColor | undefined {
  return background.type === 'color' ? background.value : undefined;
}

/** Measured over the template's own background: over one of another kind nothing is known of texts that lie on it. */
export function measuredTexts(texts: readonly TextColors[], own: SceneColors, now: SceneColors): readonly TextColors[] {
  if ((own.background === undefined) === (now.background === undefined)) return texts;
  if (own.background === undefined) return [];
  return texts.filter(({ ink, behind }) => ink.background === 0 && behind.background === 0);
}
