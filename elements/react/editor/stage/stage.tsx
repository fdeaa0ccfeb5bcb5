import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';
import { StageNotes } from './stage-notes';
import { StagePlaceholder } from './stage-placeholder';
import type { PlaybackState } from './use-playback';

const PictureOverlay = lazyPart(() =>
  import('../picture-editing/picture-overlay').then((module) => ({ default: module.PictureOverlay })),
);

export interface StageProps {
  playback: PlaybackState;
  /** A field was chosen on the picture; null: the background. */
  onReveal: (field: string | null) => void;
}

/** The picture of the video, where the user watches and edits it. */
export function Stage({ playback, onReveal }: StageProps) {
  const t = useTranslator();
  const { document, picture, views } = useEditor();
  const hasPicture = useStore(picture.$hasPicture);
  const isEmpty = useStore(views.$duration) === 0;
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const name = document.$project.get()?.name ?? '';
    playback.attach(container.current, t('editor.preview', { name }));
    return () => playback.attach(null, '');
  }, [playback, document, t]);

  return (
    <div className="sr-stage">
      <StageNotes />
      <div className="sr-stage__room">
        <StagePlaceholder playback={playback} />
        <div ref={container} className="sr-stage__picture" hidden={isEmpty} />
        {hasPicture && !isEmpty && (
          <Suspense>
            <PictureOverlay playback={playback} onReveal={onReveal} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
