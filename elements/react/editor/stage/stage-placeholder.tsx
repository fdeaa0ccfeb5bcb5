import { useStore } from '@nanostores/react';
import { Film } from 'lucide-react';
import { EmptyState } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';
import type { PlaybackState } from '../editor-context/playback';
import { StagePoster } from './stage-poster';

/** Stage without a picture: an empty frame for a video without scenes, a still until the video is on show. */
export function StagePlaceholder({ playback }: { playback: PlaybackState }) {
  const t = useTranslator();
  const { views } = useEditor();
  const ratio = useStore(views.$ratio);
  const isEmpty = useStore(views.$duration) === 0;
  if (!isEmpty) return <StagePoster playback={playback} />;
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
