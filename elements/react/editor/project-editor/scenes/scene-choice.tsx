import type { IngredientTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import { Thumbnail } from '../../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../../foundation/text/translation';

export interface SceneChoiceProps {
  template: IngredientTemplate;
  ratio: Ratio;
  /** Reason why it cannot be added; undefined when it can. */
  refusal: string | undefined;
  onChoose: () => void;
}

/** A scene of the style that can be added. */
export function SceneChoice({ template, ratio, refusal, onChoose }: SceneChoiceProps) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className="sr-add-scene__item"
      disabled={refusal !== undefined}
      title={refusal}
      onClick={onChoose}
    >
      <Thumbnail src={template.preview} ratio={ratio} className="sr-add-scene__picture" />
      <span className="sr-add-scene__name">{template.name}</span>
      <span className="sr-field__hint">{template.description}</span>
      <span className="sr-field__hint">{t('editor.seconds', { count: templateLength(template).durationSeconds })}</span>
    </button>
  );
}
