import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';
import { StageNotes } from './stage-notes';
import { StagePlaceholder } from './stage-placeholder';
import type { PlaybackState } from './use-playback';

export interface StageProps {
  playback: PlaybackState;
  /** Lies over the picture while there is one. */
  children: ReactNode;
}

/** The picture of the video, where the user watches and edits it. */
export function Stage({ playback, children }: StageProps) {
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
        {hasPicture && !isEmpty && <Suspense>{children}</Suspense>}
      </div>
    </div>
  );
}
