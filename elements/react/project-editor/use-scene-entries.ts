import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useTranslator } from '../foundation/translation';
import type { SceneListEntry } from '../scene-list/scene-list-entry';
import { useEditor } from './editor-context';
import { refusalText } from './refusal-text';
import { sceneNotices } from './scene-notices';

/** The scenes of the open project as the list shows them. */
export function useSceneEntries(): readonly SceneListEntry[] {
  const t = useTranslator();
  const { views, actions, picture } = useEditor();
  const scenes = useStore(views.$scenes);
  const notices = useStore(picture.$notices);
  const samples = useStore(views.$samples);
  const { templates } = useStore(views.$context);
  return useMemo(
    () =>
      scenes.map(({ sceneId, templateId, name, durationSeconds, previewUrl, isTemplateMissing }) => {
        const own = notices.filter((notice) => notice.sceneId === sceneId);
        return {
          id: sceneId,
          name: isTemplateMissing ? t('saving.missingName') : name,
          durationSeconds,
          posterUrl: previewUrl ?? null,
          notices: sceneNotices(own, templates.get(templateId), t),
          samples: samples[sceneId],
          removeRefusal: refusalText(actions.canRemoveScene(sceneId), t),
          duplicateRefusal: refusalText(actions.canDuplicateScene(sceneId), t),
        };
      }),
    [scenes, notices, samples, templates, actions, t],
  );
}
