import { useStore } from '@nanostores/react';
import type { CheckFinding } from '@spotreel/sdk/internal/scene';
import { moveRestingImages, restingPlaces } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';
import type { CheckRemedy } from '../../project-check/check-row';
import { LENGTH_PART } from '../../scene-length/length-part';

/** Remedies for a scene in which nothing moves, the best one first. `onLeave`: the remedy leads out of the dialog. */
export function useStillScene(onLeave: () => void): (finding: CheckFinding) => readonly CheckRemedy[] {
  const t = useTranslator();
  const { playback, ui } = useCommands();
  const editor = useEditor();
  const { views, document } = editor;
  const { templates } = useStore(views.$context);
  const scenes = useStore(views.$scenes);
  return ({ code, sceneId }) => {
    const scene = scenes.find((card) => card.sceneId === sceneId);
    const template = scene && templates.get(scene.templateId);
    if (code !== 'scene_still' || !scene || !template) return [];
    const remedies: CheckRemedy[] = [];
    if (restingPlaces(editor, scene.sceneId).length > 0)
      remedies.push({ label: t('check.moveImages'), onApply: () => moveRestingImages(editor, scene.sceneId) });
    if (template.renderer !== 'blender' && document.allows('scenes'))
      remedies.push({
        label: t('check.changeLength'),
        onApply: () => {
          onLeave();
          playback.showScene(scene.sceneId);
          ui.showPart({ sceneId: scene.sceneId, field: LENGTH_PART });
        },
      });
    return remedies;
  };
}
