import { useStore } from '@nanostores/react';
import { longerBars, templateLength } from '@spotreel/sdk/internal/project';
import type { CheckFinding } from '@spotreel/sdk/internal/scene';
import { setSceneLength } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import type { CheckRemedy } from '../../project-check/check-row';

/** Remedy for a scene that is too short to be read: the length that its words need. */
export function useLongerScene(): (finding: CheckFinding) => CheckRemedy | undefined {
  const t = useTranslator();
  const editor = useEditor();
  const { views, document } = editor;
  const { templates } = useStore(views.$context);
  const scenes = useStore(views.$scenes);
  const values = useStore(document.$project)?.values;
  return ({ code, sceneId }) => {
    const scene = scenes.find((card) => card.sceneId === sceneId);
    const template = scene && templates.get(scene.templateId);
    const own = scene && values?.[scene.sceneId];
    if (code !== 'reading_time' || !template || !own || !document.allows('scenes')) return undefined;
    const bars = longerBars(template, own, scene.bars);
    if (bars === undefined || template.renderer === 'blender') return undefined;
    const { durationSeconds, bars: templateBars } = templateLength(template);
    const seconds = Math.round(((bars * durationSeconds) / templateBars) * 10) / 10;
    const onApply = () => void setSceneLength(editor, scene.sceneId, bars);
    return { label: t('sceneLength.readable', { seconds }), onApply };
  };
}
