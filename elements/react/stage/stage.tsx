import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { useEditor } from '../project-editor/editor-context';
import { Skeleton } from '../skeleton/skeleton';
import type { Playback } from './use-playback';

/** Where the video is seen while it is edited. A click plays and pauses. */
export function Stage({ playback }: { playback: Playback }) {
  const t = useTranslator();
  const { document, views, picture } = useEditor();
  const project = useStore(document.$project);
  const { width, height } = useStore(views.$canvas);
  const composition = useStore(picture.$composition);
  const failure = useStore(picture.$failure);
  const canvas = useRef<HTMLDivElement>(null);

  useEffect(() => {
    playback.attach(canvas.current);
    return () => playback.attach(null);
  }, [playback]);

  return (
    <div className="sr-stage">
      {failure && (
        <Notice tone="danger" title={t('editor.previewFailed')}>
          {failure.message}
        </Notice>
      )}
      <div className="sr-stage__room">
        <div
          className={`sr-stage__canvas sr-stage__canvas--${project?.ratio ?? 'landscape'}`}
          role="img"
          aria-label={t('editor.preview', { name: project?.name ?? '' })}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          {!composition && <Skeleton shape={project?.ratio ?? 'landscape'} className="sr-stage__skeleton" />}
          <div ref={canvas} className="sr-stage__picture" />
        </div>
      </div>
    </div>
  );
}
