import { useStore } from '@nanostores/react';
import { createVideoShare, type VideoShare } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import commentListCss from './comment-list.css?inline';
import { ShareContent } from './share-content';
import shareDialogCss from './share-dialog.css?inline';

const useStyles = lazyStyles([commentListCss, shareDialogCss]);

export interface ShareDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Makes the link of a video, changes it and turns it off. Open as long as it is mounted. */
export function ShareDialog({ projectId, onClose }: ShareDialogProps) {
  useStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createVideoShare(spotreel, projectId));
  const { data } = useStore(store.$share);
  const link = data?.link;

  useEffect(() => void store.load(), [store]);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('share.title')}
      description={t('share.text')}
      closeLabel={t('app.close')}
      footer={
        <>
          {link && <RevokeLink store={store} />}
          <Button onClick={onClose}>{t(link ? 'share.done' : 'app.close')}</Button>
        </>
      }
    >
      <ShareContent store={store} projectId={projectId} />
    </Dialog>
  );
}

/** Turns the link off, after a question. */
function RevokeLink({ store }: { store: VideoShare }) {
  const t = useTranslator();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className="sr-sharing__revoke" onClick={() => setAsking(true)}>
        {t('share.revoke')}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={t('share.revokeTitle')}
        text={t('share.revokeText')}
        action={t('share.revoke')}
        isDangerous
        onConfirm={() => void store.revoke()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
