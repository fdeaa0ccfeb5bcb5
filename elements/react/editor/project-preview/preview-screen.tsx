import { useStore } from '@nanostores/react';
import { Maximize, Minimize } from 'lucide-react';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { useFullscreen } from '../../foundation/page/use-fullscreen';
import { classNames } from '../../foundation/styles/class-names';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';
import { StagePoster } from '../stage/stage-poster';
import { type PlaybackState, usePlayback } from '../stage/use-playback';
import { PreviewTransport } from './preview-transport';
import projectPreviewCss from './project-preview.css?inline';
import { useAutoplay } from './use-autoplay';
import { useIdle } from './use-idle';
import { usePreviewKeys } from './use-preview-keys';

export interface PreviewScreenProps {
  back?: ReactNode;
  onBack?: (() => void) | undefined;
  /** The element whose keys control the preview and reach nothing around it. Default: the whole page. */
  keysWithin?: RefObject<HTMLElement | null> | undefined;
}

const useStyles = lazyStyles([projectPreviewCss]);

/** The picture, played from the start. While it plays without any input, the controls hide. */
export function PreviewScreen({ back, onBack, keysWithin }: PreviewScreenProps) {
  useStyles();
  const t = useTranslator();
  const editor = useEditor();
  const screen = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const playback = usePlayback(editor);
  const isPlaying = useStore(playback.$isPlaying);
  const name = useStore(editor.views.$name);
  const fullscreen = useFullscreen(screen);
  usePreviewKeys({ playback, editor, onFullscreen: fullscreen.toggle, onBack, within: keysWithin });

  useAttachedPicture(playback, room);
  // after the effect that attaches the picture: there is no player before
  const startsItself = useAutoplay(playback);
  const isIdle = useIdle(screen, { isActive: isPlaying || startsItself, startsIdle: startsItself });

  /** The first touch only brings the controls back: touch has no other way to do so. */
  function onPicture(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !isIdle) playback.toggle();
  }

  const button = fullscreen.isPossible && <FullscreenButton isOn={fullscreen.isOn} onToggle={fullscreen.toggle} />;
  return (
    <div ref={screen} className={classNames('sr-preview sr-dark', isIdle && 'sr-preview--idle')}>
      <h1 className="sr-visually-hidden">{t('preview.title', { name })}</h1>
      <StagePoster playback={playback} />
      <div ref={room} className="sr-preview__picture" onPointerUp={onPicture} />
      <div className="sr-preview__top">
        {back}
        <span className="sr-preview__name">{name}</span>
      </div>
      <PictureState />
      <div className="sr-preview__transport">
        <PreviewTransport playback={playback} extra={button} />
      </div>
    </div>
  );
}

/** Attaches the player to the element while it is mounted. */
function useAttachedPicture(playback: PlaybackState, room: RefObject<HTMLElement | null>): void {
  const t = useTranslator();
  const { document } = useEditor();
  useEffect(() => {
    playback.attach(room.current, t('editor.preview', { name: document.$project.get()?.name ?? '' }));
    return () => playback.attach(null, '');
  }, [playback, room, document, t]);
}

/** Reason why there is no picture. */
function PictureState() {
  const t = useTranslator();
  const { picture, views } = useEditor();
  const failure = useStore(picture.$failure);
  const isEmpty = useStore(views.$scenes).length === 0;
  return (
    <>
      {failure && (
        <div className="sr-preview__notice">
          <Notice
            tone="danger"
            title={t('editor.previewFailed')}
            action={<RetryButton size="sm" failure={failure} onRetry={picture.retry} />}
          >
            {failure.message}
          </Notice>
        </div>
      )}
      {isEmpty && <p className="sr-preview__empty">{t('preview.empty')}</p>}
    </>
  );
}

interface FullscreenButtonProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Enters and leaves the browser's full screen. */
function FullscreenButton({ isOn, onToggle }: FullscreenButtonProps) {
  const t = useTranslator();
  return (
    <IconButton size="sm" label={t(isOn ? 'preview.leaveFullscreen' : 'preview.enterFullscreen')} onClick={onToggle}>
      {isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}
