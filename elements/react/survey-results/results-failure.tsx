import type { Failure } from '@spotreel/sdk/internal/stores';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

/** Why there are no results. */
export function ResultsFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('results.errorTitle')} action={<Button onClick={onRetry}>{t('app.retry')}</Button>}>
      {failure.message !== t('results.errorTitle') && failure.message}
    </Notice>
  );
}
