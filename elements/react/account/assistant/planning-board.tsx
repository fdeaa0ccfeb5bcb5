import { useStore } from '@nanostores/react';
import type { AssistantScene, AssistantStore, PlanProgress } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { retriedPicture } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';

/** A video while it is planned: what happens now, and each scene as soon as it is written. */
export function PlanningBoard({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { progress } = useStore(store.$state);
  const scenes = progress?.scenes ?? [];
  return (
    <section className="sr-assistant__board" aria-label={t('assistant.plannedScenes')}>
      <PlanningStep store={store} />
      <ol className="sr-assistant__scenes sr-list">
        {scenes.map((scene, index) => (
          <PlannedScene key={scene.key} scene={scene} ratio={progress?.storyboard.ratio} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

/** Current step of the plan, and a button to stop it. */
export function PlanningStep({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { progress } = useStore(store.$state);
  return (
    <div className="sr-assistant__actions">
      <p className="sr-assistant__step" role="status">
        <StepText progress={progress} />
      </p>
      <Button onClick={store.cancel}>{t('assistant.cancel')}</Button>
    </div>
  );
}

function StepText({ progress }: { progress: PlanProgress | undefined }) {
  const t = useTranslator();
  if (!progress) return t('assistant.choosingStyle');
  const { storyboard, scenes } = progress;
  return t('assistant.writingScene', { style: storyboard.templateFamily.name, number: scenes.length + 1 });
}

interface PlannedSceneProps {
  scene: AssistantScene;
  ratio: PlanProgress['storyboard']['ratio'] | undefined;
  /** From 1. */
  number: number;
}

/** A scene to read: it can be edited when the whole video is planned. */
function PlannedScene({ scene, ratio, number }: PlannedSceneProps) {
  const t = useTranslator();
  const { template, texts } = scene;
  const name = t('assistant.scene', { number, name: template.name });
  return (
    <li className="sr-assistant-scene sr-assistant-scene--new" aria-label={name}>
      <div className={`sr-assistant-scene__still sr-assistant-scene__still--${ratio}`}>
        <img src={template.preview} alt={t('assistant.sample')} onError={retriedPicture()} />
        <span className="sr-assistant-scene__badge">{t('assistant.sample')}</span>
      </div>
      <h3 className="sr-assistant-scene__name">{name}</h3>
      <ul className="sr-assistant-scene__texts sr-list">
        {texts.map(({ id, value }) => (
          <li key={id}>{value}</li>
        ))}
      </ul>
    </li>
  );
}
