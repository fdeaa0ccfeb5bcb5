import type { PlannedBy } from '@spotreel/sdk/internal/contract';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { Scissors } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface SceneRewriteProps {
  store: AssistantStore;
  plannedBy: PlannedBy;
  sceneKey: number;
  /** From 1. */
  number: number;
}

const REWRITES = [
  'assistant.shorter',
  'assistant.friendlier',
  'assistant.moreFormal',
  'assistant.inEnglish',
  'assistant.inGerman',
  'assistant.inFrench',
  'assistant.inSpanish',
] as const;

/** Asks for other texts of one scene. The rules can only make texts shorter. */
export function SceneRewrite({ store, plannedBy, sceneKey, number }: SceneRewriteProps) {
  const t = useTranslator();
  if (plannedBy === 'rules')
    return (
      <Button
        icon={<Scissors aria-hidden />}
        aria-label={t('assistant.shorterScene', { number })}
        onClick={() => void store.say(t('assistant.shorter'), sceneKey)}
      >
        {t('assistant.shorter')}
      </Button>
    );
  return (
    <select
      className="sr-input sr-assistant-scene__replace"
      aria-label={t('assistant.rewriteScene', { number })}
      value=""
      onChange={(event) => void store.say(event.currentTarget.value, sceneKey)}
    >
      <option value="">{t('assistant.rewrite')}</option>
      {REWRITES.map((key) => (
        <option key={key} value={t(key)}>
          {t(key)}
        </option>
      ))}
    </select>
  );
}
