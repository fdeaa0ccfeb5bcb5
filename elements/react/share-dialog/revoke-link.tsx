import type { VideoShare } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { Button } from '../button/button';
import { QuestionDialog } from '../dialog/question-dialog';
import { useTranslator } from '../foundation/translation';

/** Turns the link off, after a question. */
export function RevokeLink({ store }: { store: VideoShare }) {
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
