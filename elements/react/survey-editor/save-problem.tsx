import type { Failure } from '@spotreel/sdk/stores';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { firstProblem } from './field-errors';

/** Why it was not saved. */
export function SaveProblem({ failure }: { failure: Failure }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('surveyEditor.saveFailed')}>
      {firstProblem(failure) ?? (failure.message !== t('surveyEditor.saveFailed') && failure.message)}
    </Notice>
  );
}
