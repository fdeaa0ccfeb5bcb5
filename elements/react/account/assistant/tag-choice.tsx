import { useStore } from '@nanostores/react';
import { MAX_BRIEF_TAGS } from '@spotreel/sdk/internal/contract';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../../foundation/text/translation';

/** Goals and moods of the library by their slugs, which every planner knows. */
const TAGS = [
  'promote-product',
  'seasonal-sale',
  'announce-event',
  'food-and-drink',
  'hire',
  'give-tips',
  'energetic',
  'calm',
  'elegant',
  'playful',
  'bold',
  'warm',
] as const;

/** Purpose and mood of the video. An existing storyboard is planned anew for them. */
export function TagChoice({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { tags, status } = useStore(store.$state);
  const isFull = tags.length >= MAX_BRIEF_TAGS;
  const toggle = (tag: string) =>
    void store.planAgain({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] });
  return (
    <fieldset className="sr-assistant__tags">
      <legend className="sr-assistant__label">{t('assistant.tags')}</legend>
      {TAGS.map((tag) => {
        const isOn = tags.includes(tag);
        return (
          <button
            key={tag}
            type="button"
            className="sr-assistant__tag"
            aria-pressed={isOn}
            disabled={status === 'planning' || (isFull && !isOn)}
            onClick={() => toggle(tag)}
          >
            {t(`assistant.tag.${tag}`)}
          </button>
        );
      })}
      <p className="sr-assistant__hint">{t('assistant.tagsHint')}</p>
    </fieldset>
  );
}
