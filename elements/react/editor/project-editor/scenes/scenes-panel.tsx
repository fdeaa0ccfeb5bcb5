import { useStore } from '@nanostores/react';
import { LayoutGrid } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { Skeleton } from '../../../controls/skeleton/skeleton';
import { useTranslator } from '../../../foundation/text/translation';
import { useUpgradeUrl } from '../../../foundation/use-session';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';
import { useAllowedEdits } from '../../editor-context/use-allowed-edits';
import type { SceneListEntry } from '../../scene-list/scene-list-entry';
import type { PlaybackState } from '../../stage/use-playback';
import { CommandButton } from '../commands/command-button';
import { addPermission } from '../commands/scene-commands';
import { openStoryboard } from '../commands/view-commands';
import { isPlanLimit, refusalText } from '../exporting/refusal-text';
import { sceneNotices } from './scene-notices';

/** Sorting and menus are a third of the editor's code: forms and preview need not wait for them. */
const loadList = () => import('../../scene-list/live-scene-list').then((module) => ({ default: module.LiveSceneList }));
const LiveSceneList = lazyPart(loadList);
const TransitionBetween = lazyPart(() =>
  import('./transition-between').then((module) => ({ default: module.TransitionBetween })),
);
const LengthOfVideo = lazyPart(() => import('./length-of-video').then((module) => ({ default: module.LengthOfVideo })));

/** The list of scenes of the open project. Selecting a scene shows it. */
export function ScenesPanel({ playback }: { playback: PlaybackState }) {
  const t = useTranslator();
  const count = useStore(useEditor().views.$scenes).length;
  const isDue = useListDue();
  return (
    <Suspense fallback={<ListSkeleton />}>
      <div className="sr-editor__scenes-head">
        <span>{t('editor.sceneCount', { count })}</span>
        {isDue && (
          <Suspense>
            <LengthOfVideo />
          </Suspense>
        )}
        <CommandButton command={openStoryboard}>
          <LayoutGrid aria-hidden />
        </CommandButton>
      </div>
      {isDue ? <ProjectScenes playback={playback} /> : <ListSkeleton />}
    </Suspense>
  );
}

function ProjectScenes({ playback }: { playback: PlaybackState }) {
  const t = useTranslator();
  const editor = useEditor();
  const { document, views, actions, environment } = editor;
  const { ui } = useCommands();
  const allows = useAllowedEdits();
  const entries = useSceneEntries();
  const ratio = useStore(views.$ratio);
  const selectedId = useStore(document.$selectedSceneId);
  const isBlender = useStore(environment.$blender) !== null;
  useStore(views.$offeredTemplates); // the permission to add a scene depends on them
  const adding = addPermission(editor);
  const upgradeUrl = useUpgradeUrl();
  return (
    <LiveSceneList
      playback={playback}
      scenes={entries}
      ratio={ratio}
      selectedId={selectedId}
      isFixed={!allows('scenes')}
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
      between={between}
    />
  );
}

function between({ id }: SceneListEntry) {
  return (
    <Suspense>
      <TransitionBetween sceneId={id} />
    </Suspense>
  );
}

/** The list appears at the latest after so long. */
const LIST_PATIENCE_MS = 1500;

/** The list is the largest part of the first rendering: it waits for the picture, but not long. */
function useListDue(): boolean {
  const { picture } = useEditor();
  const hasPicture = useStore(picture.$hasPicture);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    loadList().catch(() => {}); // a failure is reported when the list is shown
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

/** The scenes of the open project as the list shows them. */
function useSceneEntries(): readonly SceneListEntry[] {
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
