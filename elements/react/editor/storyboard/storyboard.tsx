import { useStore } from '@nanostores/react';
import type { KeyframesStatus } from '@spotreel/sdk/internal/project';
import type { KeyframesView } from '@spotreel/sdk/internal/stores';
import { Images } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog } from '../../controls/dialog/dialog';
import { EmptyState } from '../../controls/notice/notice';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useCommands } from '../editor-context/command-context';
import { useEditor } from '../editor-context/editor-context';
import storyboardCss from './storyboard.css?inline';
import { StoryboardStatus } from './storyboard-status';
import { type StillState, StoryboardStill } from './storyboard-still';

export interface StoryboardProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const useStyles = lazyStyles([storyboardCss]);

/** All scenes at a glance, as the renderer paints them. Choosing one goes there. */
export function Storyboard({ open, onOpenChange }: StoryboardProps) {
  useStyles();
  const t = useTranslator();
  const editor = useEditor();
  const { playback } = useCommands();
  const scenes = useStore(editor.views.$scenes);
  const keyframes = useStore(editor.keyframes.$keyframes);
  const hasScenes = scenes.length > 0;

  useEffect(() => {
    if (open && hasScenes) void editor.openKeyframes();
  }, [open, hasScenes, editor]);

  function goTo(sceneId: number) {
    editor.document.select(sceneId);
    playback.showScene(sceneId);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('storyboard.title')}
      description={t('storyboard.text')}
      closeLabel={t('app.close')}
    >
      {hasScenes ? (
        <div className="sr-storyboard">
          <StoryboardStatus total={scenes.length} keyframes={keyframes} onUpdate={editor.requestKeyframes} />
          <StoryboardStills keyframes={keyframes} onGoTo={goTo} />
        </div>
      ) : (
        <NoScenes />
      )}
    </Dialog>
  );
}

function NoScenes() {
  const t = useTranslator();
  return (
    <EmptyState icon={<Images aria-hidden />} title={t('storyboard.emptyTitle')}>
      {t('storyboard.emptyText')}
    </EmptyState>
  );
}

interface StoryboardStillsProps {
  keyframes: KeyframesView;
  onGoTo: (sceneId: number) => void;
}

/** A still of each scene, in order. */
function StoryboardStills({ keyframes, onGoTo }: StoryboardStillsProps) {
  const { document, views } = useEditor();
  const scenes = useStore(views.$scenes);
  const ratio = useStore(document.$project)?.ratio ?? 'landscape';
  const isPending = keyframes.isPainting || keyframes.status === 'requesting' || keyframes.status === 'not_requested';
  return (
    <ol className={`sr-storyboard__stills sr-storyboard__stills--${ratio} sr-list`} aria-busy={isPending}>
      {scenes.map((scene) => {
        const still = keyframes.stills.find(({ ingredient }) => ingredient === scene.sceneId);
        return (
          <StoryboardStill
            key={scene.sceneId}
            scene={scene}
            ratio={ratio}
            still={still}
            state={stillState(still?.isCurrent, isPending, keyframes.status)}
            onGoTo={() => onGoTo(scene.sceneId)}
          />
        );
      })}
    </ol>
  );
}

/** `isCurrent` is undefined where there is no still. */
function stillState(isCurrent: boolean | undefined, isPending: boolean, status: KeyframesStatus): StillState {
  if (isPending && !isCurrent) return 'pending';
  if (isCurrent === undefined) return 'missing';
  return isCurrent && status !== 'outdated' ? 'current' : 'old';
}
