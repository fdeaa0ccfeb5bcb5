import { useStore } from '@nanostores/react';
import type { PlannedStoryboard } from '@spotreel/sdk/internal/contract';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { Clapperboard } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AssistantChat } from './assistant-chat';
import { BoardOptions } from './board-options';
import { BoardScene } from './board-scene';
import { PlanningStep } from './planning-board';

export interface AssistantBoardProps {
  store: AssistantStore;
  storyboard: PlannedStoryboard;
  onCreated: (projectId: number) => void;
  onStartOver: () => void;
}

/** The planned video: its scenes as cards, what can be chosen for all of them, and the conversation. */
export function AssistantBoard({ store, storyboard, onCreated, onStartOver }: AssistantBoardProps) {
  const t = useTranslator();
  const { status, brief } = useStore(store.$state);
  const create = async () => {
    const projectId = await store.create();
    if (projectId !== undefined) onCreated(projectId);
  };
  return (
    <div className="sr-assistant__desk">
      <blockquote className="sr-assistant__quote" dir="auto">
        {brief?.text}
      </blockquote>
      <section className="sr-assistant__board" aria-label={t('assistant.storyboard')}>
        <BoardHead storyboard={storyboard} />
        <BoardOptions store={store} storyboard={storyboard} />
        <PlannedByNotice storyboard={storyboard} />
        {status === 'planning' && <PlanningStep store={store} />}
        <BoardScenes store={store} storyboard={storyboard} />
      </section>
      <AssistantChat store={store} />
      <div className="sr-assistant__finish">
        <Button onClick={onStartOver}>{t('assistant.startOver')}</Button>
        <Button
          variant="primary"
          size="lg"
          icon={<Clapperboard aria-hidden />}
          busy={status === 'creating'}
          disabled={status === 'planning'}
          onClick={create}
        >
          {t(status === 'creating' ? 'assistant.creating' : 'assistant.create')}
        </Button>
      </div>
    </div>
  );
}

function BoardHead({ storyboard }: Pick<AssistantBoardProps, 'storyboard'>) {
  const t = useTranslator();
  const { name, recipe, templateFamily, seconds } = storyboard;
  const facts = { recipe: recipe.name, style: templateFamily.name, seconds: Math.round(seconds) };
  return (
    <div>
      <h2 className="sr-assistant__heading">{name}</h2>
      <p className="sr-page__text">{t('assistant.summary', facts)}</p>
    </div>
  );
}

const FALLBACKS = {
  provider_unavailable: 'assistant.providerUnavailable',
  provider_limit: 'assistant.providerLimit',
} as const;

/** Author of the texts, and the reason why the rules wrote them in place of a language model. */
function PlannedByNotice({ storyboard }: Pick<AssistantBoardProps, 'storyboard'>) {
  const t = useTranslator();
  const { plannedBy, fallback } = storyboard;
  const text = t(plannedBy === 'rules' ? 'assistant.byRules' : 'assistant.byProvider');
  if (!fallback) return <Notice tone="info">{text}</Notice>;
  if (plannedBy === 'provider')
    return (
      <Notice tone="warning" title={t('assistant.providerStopped')}>
        {t('assistant.byBoth')}
      </Notice>
    );
  return (
    <Notice tone="warning" title={t(FALLBACKS[fallback])}>
      {text}
    </Notice>
  );
}

function BoardScenes({ store, storyboard }: Omit<AssistantBoardProps, 'onCreated' | 'onStartOver'>) {
  const { scenes } = useStore(store.$state);
  const stills = useStore(store.stills.$stills);
  return (
    <ol className="sr-assistant__scenes sr-list">
      {scenes.map((scene, index) => (
        <BoardScene
          key={scene.key}
          store={store}
          storyboard={storyboard}
          scene={scene}
          still={stills[scene.key]}
          number={index + 1}
          isOnly={scenes.length === 1}
        />
      ))}
    </ol>
  );
}
