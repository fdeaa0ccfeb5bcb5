import type { PlannedStoryboard } from '@spotreel/sdk/internal/contract';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../foundation/translation';

export interface BoardReplacementProps {
  store: AssistantStore;
  storyboard: PlannedStoryboard;
  sceneKey: number;
  /** From 1. */
  number: number;
}

/** Other scenes of the style that the brief has enough for. Nothing where there are none. */
export function BoardReplacement({ store, storyboard, sceneKey, number }: BoardReplacementProps) {
  const t = useTranslator();
  if (storyboard.alternatives.length === 0) return null;
  return (
    <select
      className="sr-input sr-assistant-scene__replace"
      aria-label={t('assistant.replaceScene', { number })}
      value=""
      onChange={(event) => store.replaceScene(sceneKey, Number(event.currentTarget.value))}
    >
      <option value="">{t('assistant.keep')}</option>
      {storyboard.alternatives.map(({ template }) => (
        <option key={template.templateId} value={template.templateId}>
          {template.name}
        </option>
      ))}
    </select>
  );
}
