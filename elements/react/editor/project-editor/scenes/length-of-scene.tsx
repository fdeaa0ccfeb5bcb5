import { useStore } from '@nanostores/react';
import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import { longerBars, templateLength } from '@spotreel/sdk/internal/project';
import { type SceneItem, setSceneLength } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { FormSection } from '../../scene-form/form-section';
import { SceneLengthField } from '../../scene-length/scene-length-field';

export interface LengthOfSceneProps {
  scene: SceneItem;
  template: IngredientTemplate;
}

/** Length of a scene of the open video. Nothing for an image, and where the page does not allow it. */
export function LengthOfScene({ scene, template }: LengthOfSceneProps) {
  const t = useTranslator();
  const editor = useEditor();
  const kind = useStore(editor.environment.$kind);
  const card = useStore(editor.views.$scenes).find(({ sceneId }) => sceneId === scene.sceneId);
  if (!card || kind === 'image' || template.renderer === 'blender' || !editor.document.allows('scenes')) return null;
  const own = templateLength(template);
  return (
    <FormSection title={t('sceneLength.title')}>
      <SceneLengthField
        bars={card.bars}
        ownBars={own.bars}
        neededBars={longerBars(template, scene.values, card.bars)}
        barSeconds={own.durationSeconds / own.bars}
        onChange={(bars) => void setSceneLength(editor, scene.sceneId, bars)}
      />
    </FormSection>
  );
}
