import { useStore } from '@nanostores/react';
import { Film } from 'lucide-react';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { useEditor } from '../project-editor/editor-context';
import { Skeleton } from '../skeleton/skeleton';

/** What the stage shows without a picture: an empty frame for a video without scenes, a skeleton while it loads. */
export function StagePlaceholder() {
  const t = useTranslator();
  const { picture, views } = useEditor();
  const ratio = useStore(views.$ratio);
  const hasPicture = useStore(picture.$hasPicture);
  const hasFailed = useStore(picture.$failure) !== null;
  const isEmpty = useStore(views.$duration) === 0;
  if (hasFailed || (hasPicture && !isEmpty)) return null;
  return (
    <div className="sr-stage__waiting">
      {isEmpty ? (
        <div className={`sr-stage__frame sr-stage__frame--${ratio}`}>
          <EmptyState icon={<Film aria-hidden />} title={t('emptyVideo.title')}>
            {t('emptyVideo.text')}
          </EmptyState>
        </div>
      ) : (
        <Skeleton shape={ratio} className={`sr-stage__skeleton sr-stage__skeleton--${ratio}`} />
      )}
    </div>
  );
}
