import { useStore } from '@nanostores/react';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslator } from '../foundation/translation';
import { Skeleton } from '../skeleton/skeleton';
import type { Playback } from '../stage/use-playback';
import { CommandButton } from './commands/command-button';
import { useCommands } from './commands/command-context';
import { openStoryboard } from './commands/view-commands';
import { useEditor } from './editor-context';
import { refusalText } from './refusal-text';

/** Sorting and menus are a third of the editor's code: words and preview need not wait for them. */
const SceneList = lazy(() =>
  import('../scene-list/live-scene-list').then((module) => ({ default: module.LiveSceneList })),
);

/** The list of scenes of the open project. Selecting one shows it. */
export function ScenesPanel({ playback }: { playback: Playback }) {
  const t = useTranslator();
  const editor = useEditor();
  const { document, views, actions, picture } = editor;
  const scenes = useStore(views.$scenes);
  const ratio = useStore(document.$project)?.ratio ?? 'landscape';
  const selectedId = useStore(document.$selectedSceneId);
  const notices = useStore(picture.$notices);
  const offered = useStore(views.$offeredTemplates);
  const { ui } = useCommands();

  const entries = useMemo(
    () =>
      scenes.map((scene) => ({
        id: scene.sceneId,
        name: scene.isTemplateMissing ? t('saving.missingName') : scene.name,
        durationSeconds: scene.durationSeconds,
        posterUrl: scene.previewUrl ?? null,
        hasNotice: scene.isTemplateMissing || notices.some(({ sceneId }) => sceneId === scene.sceneId),
      })),
    [scenes, notices, t],
  );
  const [shortest] = offered.toSorted((a, b) => a.duration - b.duration);
  const refusal = shortest && refusalText(actions.canAddScene(shortest.id), t);

  return (
    <Suspense fallback={<ListSkeleton />}>
      <div className="sr-editor__scenes-head">
        <span>{t('editor.sceneCount', { count: scenes.length })}</span>
        <CommandButton command={openStoryboard}>
          <LayoutGrid aria-hidden />
        </CommandButton>
      </div>
      <SceneList
        editor={editor}
        playback={playback}
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
        onAdd={ui.openAddScene}
      />
    </Suspense>
  );
}

const SCENES = ['a', 'b', 'c', 'd', 'e'];

function ListSkeleton() {
  return (
    <div className="sr-editor__loading" aria-busy>
      {SCENES.map((key) => (
        <Skeleton key={key} shape="landscape" />
      ))}
    </div>
  );
}
