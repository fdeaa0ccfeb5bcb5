import { letterCount } from '@spotreel/sdk/internal/base';
import type { PlannedStoryboard } from '@spotreel/sdk/internal/contract';
import type { AssistantScene, AssistantStore, SceneStill } from '@spotreel/sdk/internal/stores';
import { Sparkles, Trash2 } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { TextAreaField } from '../../controls/field/text-field';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { retriedPicture } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';
import { ScenePictures } from './scene-pictures';
import { SceneRewrite } from './scene-rewrite';

export interface BoardSceneProps {
  store: AssistantStore;
  storyboard: PlannedStoryboard;
  scene: AssistantScene;
  still: SceneStill | undefined;
  /** From 1. */
  number: number;
  isOnly: boolean;
}

/** A scene of the storyboard: its still, its texts, and what can be done with it. */
export function BoardScene({ store, storyboard, scene, still, number, isOnly }: BoardSceneProps) {
  const t = useTranslator();
  const { key, template } = scene;
  return (
    <li className="sr-assistant-scene" aria-label={t('assistant.scene', { number, name: template.name })}>
      <SceneImage storyboard={storyboard} still={still} number={number} />
      <h3 className="sr-assistant-scene__name">{t('assistant.scene', { number, name: template.name })}</h3>
      <ScenePictures store={store} scene={scene} matches={storyboard.pictureMatches} number={number} />
      <SceneTexts store={store} scene={scene} />
      <div className="sr-assistant-scene__actions">
        <SceneRewrite store={store} plannedBy={storyboard.plannedBy} sceneKey={key} number={number} />
        <BoardReplacement store={store} storyboard={storyboard} sceneKey={key} number={number} />
        {!isOnly && (
          <IconButton label={t('assistant.removeScene', { number })} onClick={() => store.removeScene(key)}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}

function SceneImage({ storyboard, still, number }: Pick<BoardSceneProps, 'storyboard' | 'still' | 'number'>) {
  const t = useTranslator();
  const label = still?.status === 'sample' ? t('assistant.sample') : t('assistant.still', { number });
  return (
    <div className={`sr-assistant-scene__still sr-assistant-scene__still--${storyboard.ratio}`}>
      {still?.url && <img key={still.url} src={still.url} alt={label} onError={retriedPicture()} />}
      {still?.status === 'painting' && !still.url && <Skeleton shape={storyboard.ratio} />}
      {still?.status === 'painting' && still.url && (
        <span className="sr-assistant-scene__badge">{t('assistant.painting')}</span>
      )}
      {still?.status === 'sample' && <span className="sr-assistant-scene__badge">{t('assistant.sample')}</span>}
    </div>
  );
}

function SceneTexts({ store, scene }: Pick<BoardSceneProps, 'store' | 'scene'>) {
  const t = useTranslator();
  return scene.template.fields.texts.map((field) => {
    const value = scene.texts.find(({ id }) => id === field.innerReference)?.value ?? '';
    const count = letterCount(value);
    const over = count - field.maxLength;
    return (
      <TextAreaField
        key={field.innerReference}
        label={field.name}
        value={value}
        rows={value.length > 32 || value.includes('\n') ? 2 : 1}
        aside={
          <>
            {!scene.touched.includes(field.innerReference) && <GeneratedMark />}
            {`${count} / ${field.maxLength}`}
          </>
        }
        error={
          over > 0 ? t('assistant.tooLong', { count: over }) : value.trim() === '' ? t('assistant.empty') : undefined
        }
        onValueChange={(text) => store.setText(scene.key, field.innerReference, text)}
      />
    );
  });
}

/** For texts that the assistant wrote, until people change them. */
function GeneratedMark() {
  const t = useTranslator();
  return (
    <span className="sr-assistant-scene__generated" role="img" aria-label={t('assistant.generated')}>
      <Sparkles aria-hidden />
    </span>
  );
}

interface BoardReplacementProps {
  store: AssistantStore;
  storyboard: PlannedStoryboard;
  sceneKey: number;
  /** From 1. */
  number: number;
}

/** Other scenes of the style that the brief has enough for. Nothing where there are none. */
function BoardReplacement({ store, storyboard, sceneKey, number }: BoardReplacementProps) {
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
