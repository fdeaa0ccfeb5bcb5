import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { useTranslator } from '../foundation/translation';
import { SceneList } from '../scene-list/scene-list';
import type { Playback } from '../stage/use-playback';
import { AddSceneDialog } from './add-scene-dialog';
import { useEditor } from './editor-context';
import { refusalText } from './refusal-text';

/** The list of scenes of the open project. Selecting one shows it. */
export function ScenesPanel({ playback }: { playback: Playback }) {
  const t = useTranslator();
  const { document, views, actions, picture } = useEditor();
  const scenes = useStore(views.$scenes);
  const ratio = useStore(document.$project)?.ratio ?? 'landscape';
  const selectedId = useStore(document.$selectedSceneId);
  const notices = useStore(picture.$notices);
  const offered = useStore(views.$offeredTemplates);
  const [isAdding, setAdding] = useState(false);

  const entries = useMemo(
    () =>
      scenes.map((scene) => ({
        id: scene.sceneId,
        name: scene.name,
        durationSeconds: scene.durationSeconds,
        posterUrl: scene.previewUrl ?? null,
        hasNotice: scene.isTemplateMissing || notices.some(({ sceneId }) => sceneId === scene.sceneId),
      })),
    [scenes, notices],
  );
  const [shortest] = offered.toSorted((a, b) => a.duration - b.duration);
  const refusal = shortest && refusalText(actions.canAddScene(shortest.id), t);

  return (
    <>
      <SceneList
        scenes={entries}
        ratio={ratio}
        selectedId={selectedId}
        addRefusal={refusal}
        onSelect={(id) => {
          document.select(id);
          playback.showScene(id);
        }}
        onMove={actions.moveScene}
        onDuplicate={actions.duplicateScene}
        onRemove={actions.removeScene}
        onAdd={() => setAdding(true)}
      />
      <AddSceneDialog
        open={isAdding}
        onOpenChange={setAdding}
        templates={offered}
        ratio={ratio}
        refusalOf={(templateId) => refusalText(actions.canAddScene(templateId), t)}
        onAdd={(templateId) => {
          actions.addScene(templateId);
          setAdding(false);
        }}
      />
    </>
  );
}
