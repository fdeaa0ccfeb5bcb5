import { useStore } from '@nanostores/react';
import type { Survey, SurveyStatus } from '@spotreel/sdk/internal/contract';
import type { SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

/** Next steps in each state, the likeliest first. */
const STEPS = {
  draft: [['inProgress', 'surveyEditor.publish']],
  inProgress: [
    ['paused', 'surveys.pause'],
    ['completed', 'surveys.complete'],
  ],
  paused: [
    ['inProgress', 'surveyEditor.resume'],
    ['completed', 'surveys.complete'],
  ],
  completed: [['inProgress', 'surveyEditor.reopen']],
} as const satisfies Record<SurveyStatus, readonly (readonly [SurveyStatus, string])[]>;

export interface SurveyPublishingProps {
  store: SurveyEditorStore;
  survey: Survey;
}

/** The state of a survey, and the steps from it. What is unsaved is saved first. */
export function SurveyPublishing({ store, survey: { status } }: SurveyPublishingProps) {
  const t = useTranslator();
  const isBusy = useStore(store.$isChangingStatus);
  return (
    <>
      <span className={`sr-survey-editor__status sr-survey-editor__status--${status}`} role="status">
        {t(`surveys.status.${status}`)}
      </span>
      {STEPS[status].map(([next, label]) => (
        <Button
          key={next}
          variant={next === 'inProgress' ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() => void store.setStatus(next)}
        >
          {t(label)}
        </Button>
      ))}
    </>
  );
}
