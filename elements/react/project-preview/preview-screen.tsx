import { useStore } from '@nanostores/react';
import { Maximize, Minimize } from 'lucide-react';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { lazyStyles } from '../foundation/lazy-styles';
import { prefersReducedMotion } from '../foundation/reduced-motion';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { useEditor } from '../project-editor/editor-context';
import { PreviewTransport } from '../project-editor/preview-transport';
import type { PlaybackState } from '../stage/playback';
import { usePlayback } from '../stage/use-playback';
import projectPreviewCss from './project-preview.css?inline';
import { useFullscreen } from './use-fullscreen';
import { useIdle } from './use-idle';
import { usePreviewKeys } from './use-preview-keys';

export interface PreviewScreenProps {
  back?: ReactNode;
  onBack?: (() => void) | undefined;
  /** Where its keys are listened for, and kept from everything around. Default: the whole page. */
  keysWithin?: RefObject<HTMLElement | null> | undefined;
}

const useStyles = lazyStyles([projectPreviewCss]);

/** The picture, played from the start, and controls that go away while it plays and nobody touches anything. */
export function PreviewScreen({ back, onBack, keysWithin }: PreviewScreenProps) {
  useStyles();
  const t = useTranslator();
  const editor = useEditor();
  const screen = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const playback = usePlayback(editor);
  const isPlaying = useStore(playback.$isPlaying);
  const name = useStore(editor.views.$name);
  const scenes = useStore(editor.views.$scenes);
  const failure = useStore(editor.picture.$failure);
  const fullscreen = useFullscreen(screen);
  usePreviewKeys({ playback, editor, onFullscreen: fullscreen.toggle, onBack, within: keysWithin });

  useEffect(() => {
    playback.attach(room.current, t('editor.preview', { name: editor.document.$project.get()?.name ?? '' }));
    return () => playback.attach(null, '');
  }, [playback, editor, t]);
  // behind the effect that attaches the picture: there is no player before
  const startsItself = useStart(playback);
  const isIdle = useIdle(screen, { isActive: isPlaying || startsItself, startsIdle: startsItself });

  /** A finger first brings the controls back; it has no other way to do so. */
  function onPicture(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !isIdle) playback.toggle();
  }

  return (
    <div ref={screen} className={classNames('sr-preview sr-dark', isIdle && 'sr-preview--idle')}>
      <h1 className="sr-visually-hidden">{t('preview.title', { name })}</h1>
      <div ref={room} className="sr-preview__picture" onPointerUp={onPicture} />
      <div className="sr-preview__top">
        {back}
        <span className="sr-preview__name">{name}</span>
      </div>
      {failure && (
        <div className="sr-preview__notice">
          <Notice tone="danger" title={t('editor.previewFailed')}>
            {failure.message}
          </Notice>
        </div>
      )}
      {scenes.length === 0 && <p className="sr-preview__empty">{t('preview.empty')}</p>}
      <div className="sr-preview__transport">
        <PreviewTransport
          playback={playback}
          extra={
            fullscreen.isPossible && (
              <IconButton
                size="sm"
                label={t(fullscreen.isOn ? 'preview.leaveFullscreen' : 'preview.enterFullscreen')}
                onClick={fullscreen.toggle}
              >
                {fullscreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
              </IconButton>
            )
          }
        />
      </div>
    </div>
  );
}

/**
 * Plays from the first frame as soon as there is a picture, and returns true until it plays. False where nothing starts by
 * itself: pictures of one frame, and readers who asked for less motion.
 */
function useStart(playback: PlaybackState): boolean {
  const { picture, environment, views } = useEditor();
  const hasPicture = useStore(picture.$hasPicture);
  const isPlaying = useStore(playback.$isPlaying);
  const isVideo = useStore(environment.$kind) === 'video';
  const isEmpty = useStore(views.$duration) === 0;
  const hasFailed = useStore(picture.$failure) !== null;
  const [isStarted, setStarted] = useState(false);
  const mayStart = isVideo && !isEmpty && !hasFailed && !prefersReducedMotion();
  if (isPlaying && !isStarted) setStarted(true);
  useEffect(() => {
    if (hasPicture && mayStart) playback.play();
  }, [playback, hasPicture, mayStart]);
  return mayStart && !isStarted;
}
