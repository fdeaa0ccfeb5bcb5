import { useStore } from '@nanostores/react';
import { LayoutGrid } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import { Skeleton } from '../skeleton/skeleton';
import type { PlaybackState } from '../stage/use-playback';
import { CommandButton } from './commands/command-button';
import { useCommands } from './commands/command-context';
import { addPermission } from './commands/scene-commands';
import { openStoryboard } from './commands/view-commands';
import { useEditor } from './editor-context';
import { isPlanLimit, refusalText } from './refusal-text';
import { sceneNotices } from './scene-notices';
import { useUpgradeUrl } from './upgrade-url';

/** Sorting and menus are a third of the editor's code: words and preview need not wait for them. */
const loadList = () => import('../scene-list/live-scene-list').then((module) => ({ default: module.LiveSceneList }));
const SceneList = lazyPart(loadList);

/** The list of scenes of the open project. Selecting one shows it. */
export function ScenesPanel({ playback }: { playback: PlaybackState }) {
  const t = useTranslator();
  const editor = useEditor();
  const { document, views, actions, picture, environment } = editor;
  const scenes = useStore(views.$scenes);
  const ratio = useStore(views.$ratio);
  const selectedId = useStore(document.$selectedSceneId);
  const notices = useStore(picture.$notices);
  useStore(views.$offeredTemplates); // whether one can be added depends on them
  const { ui } = useCommands();
  const samples = useStore(views.$sampleTexts);
  const context = useStore(views.$context);
  const upgradeUrl = useUpgradeUrl();

  const entries = useMemo(
    () =>
      scenes.map(({ sceneId, templateId, name, durationSeconds, previewUrl, isTemplateMissing }) => ({
        id: sceneId,
        name: isTemplateMissing ? t('saving.missingName') : name,
        durationSeconds,
        posterUrl: previewUrl ?? null,
        notices: sceneNotices(
          notices.filter((notice) => notice.sceneId === sceneId),
          context.templates.get(templateId),
          t,
        ),
        sampleTextCount: samples[sceneId] ?? 0,
        removeRefusal: refusalText(actions.canRemoveScene(sceneId), t),
        duplicateRefusal: refusalText(actions.canDuplicateScene(sceneId), t),
      })),
    [scenes, notices, samples, context, actions, t],
  );
  const adding = addPermission(editor);
  const isDue = useListDue();
  const isBlender = useStore(environment.$blender) !== null;

  return (
    <Suspense fallback={<ListSkeleton />}>
      <div className="sr-editor__scenes-head">
        <span>{t('editor.sceneCount', { count: scenes.length })}</span>
        <CommandButton command={openStoryboard}>
          <LayoutGrid aria-hidden />
        </CommandButton>
      </div>
      {!isDue ? (
        <ListSkeleton />
      ) : (
        <SceneList
          playback={playback}
          scenes={entries}
          ratio={ratio}
          selectedId={selectedId}
          addRefusal={isBlender ? t('blender.oneScene') : refusalText(adding, t)}
          upgradeUrl={isPlanLimit(adding) ? upgradeUrl : undefined}
          onSelect={(id) => {
            document.select(id);
            playback.showScene(id);
          }}
          onMove={actions.moveScene}
          onDuplicate={actions.duplicateScene}
          onRemove={actions.removeScene}
          onAdd={ui.openAddScene}
        />
      )}
    </Suspense>
  );
}

/** Milliseconds. */
const LIST_PATIENCE_MS = 1500;

/** The list is the most work of all that is rendered: it lets the picture go first, unless that takes long. */
function useListDue(): boolean {
  const { picture } = useEditor();
  const hasPicture = useStore(picture.$hasPicture);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    loadList().catch(() => {}); // what is missing is told when the list is to be shown
    const timer = setTimeout(() => setLate(true), LIST_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return useDeferredValue(hasPicture || isLate);
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
