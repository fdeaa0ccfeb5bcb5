import { useStore } from '@nanostores/react';
import type { Ratio } from '@spotreel/sdk/contract';
import { Box, Film } from 'lucide-react';
import { computed } from 'nanostores';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { RetryButton } from '../foundation/retry-button';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { useEditor } from '../project-editor/editor-context';
import { Skeleton } from '../skeleton/skeleton';
import type { PlaybackState } from './use-playback';

const PictureOverlay = lazyPart(() =>
  import('../picture-editing/picture-overlay').then((module) => ({ default: module.PictureOverlay })),
);

export interface StageProps {
  playback: PlaybackState;
  /** A field was taken up on the picture; null: the background. */
  onReveal: (field: string | null) => void;
}

/** The frame of the picture that is not there yet. */
function EmptyStage({ ratio }: { ratio: Ratio }) {
  const t = useTranslator();
  return (
    <div className="sr-stage__waiting">
      <div className={`sr-stage__frame sr-stage__frame--${ratio}`}>
        <EmptyState icon={<Film aria-hidden />} title={t('emptyVideo.title')}>
          {t('emptyVideo.text')}
        </EmptyState>
      </div>
    </div>
  );
}

/** Where the video is seen while it is edited, and edited where it is seen. */
export function Stage({ playback, onReveal }: StageProps) {
  const t = useTranslator();
  const { document, picture, environment, views } = useEditor();
  const ratio = useStore(views.$ratio);
  const hasPicture = useStore(picture.$hasPicture);
  const isBlender = useStore(environment.$blender) !== null;
  const failure = useStore(picture.$failure);
  const isEmpty = useStore(views.$duration) === 0;
  // each key makes another of the selected scene: the stage is not drawn for that
  const isSceneLost = useStore(
    useMemo(() => computed(views.$selectedScene, (scene) => scene?.template === null), [views]),
  );
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const name = document.$project.get()?.name ?? '';
    playback.attach(room.current, t('editor.preview', { name }));
    return () => playback.attach(null, '');
  }, [playback, document, t]);

  return (
    <div className="sr-stage">
      {failure && (
        <Notice
          tone="danger"
          title={t('editor.previewFailed')}
          action={<RetryButton size="sm" failure={failure} onRetry={picture.retry} />}
        >
          {failure.message}
        </Notice>
      )}
      {isBlender && (
        <p className="sr-stage__note">
          <Box aria-hidden />
          {t('blender.stills')}
        </p>
      )}
      {isSceneLost && !isEmpty && <p className="sr-stage__note">{t('emptyVideo.lostScene')}</p>}
      <div className="sr-stage__room">
        {isEmpty && !failure && <EmptyStage ratio={ratio} />}
        {!isEmpty && !hasPicture && !failure && (
          <div className="sr-stage__waiting">
            <Skeleton shape={ratio} className={`sr-stage__skeleton sr-stage__skeleton--${ratio}`} />
          </div>
        )}
        <div ref={room} className="sr-stage__picture" hidden={isEmpty} />
        {hasPicture && !isEmpty && (
          <Suspense>
            <PictureOverlay playback={playback} onReveal={onReveal} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
