import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';
import type { PlaybackState } from '../editor-context/playback';

/** After so long people wonder what they wait for. */
const WORDS_AFTER_MS = 3_000;

/** A still of the selected scene below the picture, until a frame of the video is on show. */
export function StagePoster({ playback }: { playback: PlaybackState }) {
  const { views } = useEditor();
  const ratio = useStore(views.$ratio);
  const isShown = useStore(playback.$isShown);
  const src = useStore(views.$still);
  const [failed, setFailed] = useState<string>();
  if (isShown) return null;
  return (
    <div className="sr-stage__waiting">
      <div className={`sr-stage__poster sr-stage__poster--${ratio}`}>
        <Skeleton shape={ratio} className="sr-stage__skeleton" />
        {src && src !== failed && (
          <img key={src} src={src} alt="" decoding="async" draggable={false} onError={() => setFailed(src)} />
        )}
        <LoadingWords />
      </div>
    </div>
  );
}

/** Says after a moment that the preview is on its way; nothing where it has failed, which a notice says. */
function LoadingWords() {
  const t = useTranslator();
  const { picture } = useEditor();
  const hasFailed = useStore(picture.$failure) !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WORDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="sr-stage__loading" role="status">
      {isLate && !hasFailed && <span className="sr-stage__loading-words">{t('editor.previewLoading')}</span>}
    </p>
  );
}
