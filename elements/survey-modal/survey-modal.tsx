import { lazy, Suspense } from 'react';
import type { SurveyModalProps } from './survey-modal-props';

const SurveyPlace = lazy(() => import('./survey-place').then((module) => ({ default: module.SurveyPlace })));

/** Content of `<survey-modal>`; pages without one load none of it. */
export function SurveyModal(props: SurveyModalProps) {
  return (
    <Suspense>
      <SurveyPlace {...props} />
    </Suspense>
  );
}
