import type { SceneItem } from '@spotreel/sdk/internal/stores';
import { ColorTry } from '../../../controls/color-field/color-try';
import { useTranslator } from '../../../foundation/text/translation';
import { useColorSuggestions } from './use-color-suggestions';

/** Place of the last chosen color: a color field, or the background. */
export type ColorPlace = { readonly color: string } | 'background';

export interface LowContrastNoteProps {
  scene: SceneItem;
  /** innerReference of the text. */
  field: string;
  /** The color that was chosen last. */
  at: ColorPlace;
}

/** Name of the text that a color makes hard to read, and the nearest readable color. */
export function LowContrastNote({ scene, field, at }: LowContrastNoteProps) {
  const t = useTranslator();
  const suggest = useColorSuggestions();
  const texts = scene.template?.fields.texts ?? [];
  const name = texts.find(({ innerReference }) => innerReference === field)?.name ?? field;
  const tried = suggest(scene.sceneId, { field, part: at === 'background' ? at : { field: at.color } });
  if (!tried) return t('contrast.choose', { name });
  return (
    <span>
      {t('contrast.hard', { name })} <ColorTry {...tried} />
    </span>
  );
}
