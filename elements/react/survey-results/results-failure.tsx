import type { Failure } from '@spotreel/sdk/stores';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface ResultsFailureProps {
  failure: Failure;
  listLink: (label: string, className: string) => ReactNode;
  onRetry: () => void;
}

/** Why there are no results: a survey that does not exist leads back to the list, anything else can be tried again. */
export function ResultsFailure({ failure, listLink, onRetry }: ResultsFailureProps) {
  const t = useTranslator();
  if (failure.code === 'not_found')
    return (
      <Notice
        tone="danger"
        title={t('results.notFound')}
        action={listLink(t('results.back'), 'sr-button sr-button--secondary sr-button--md')}
      />
    );
  return (
    <Notice tone="danger" title={t('results.errorTitle')} action={<Button onClick={onRetry}>{t('app.retry')}</Button>}>
      {failure.message !== t('results.errorTitle') && failure.message}
    </Notice>
  );
}
