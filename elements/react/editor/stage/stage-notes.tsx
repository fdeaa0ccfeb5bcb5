import { useStore } from '@nanostores/react';
import { Box } from 'lucide-react';
import { computed } from 'nanostores';
import { useMemo } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { useEditor } from '../editor-context/editor-context';

/** Above the picture: why it is missing, or what it does not show. */
export function StageNotes() {
  const t = useTranslator();
  const { picture, environment, views } = useEditor();
  const failure = useStore(picture.$failure);
  const isBlender = useStore(environment.$blender) !== null;
  const isEmpty = useStore(views.$duration) === 0;
  // each key makes another of the selected scene: the notes are not drawn for that
  const isSceneLost = useStore(
    useMemo(() => computed(views.$selectedScene, (scene) => scene?.template === null), [views]),
  );
  return (
    <>
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
    </>
  );
}
