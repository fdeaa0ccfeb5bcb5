import { useStore } from '@nanostores/react';
import type { SurveySummary } from '@spotreel/sdk/internal/contract';
import type { SurveysStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useState } from 'react';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { useTranslator } from '../../foundation/text/translation';
import { SurveyListRow } from './survey-row';

export interface SurveyRowsProps {
  surveys: SurveysStore;
  editLink: (surveyId: string, label: ReactNode, className: string) => ReactNode;
  resultsLink: (surveyId: string, label: ReactNode, className: string) => ReactNode;
}

/** A row for each survey. One is deleted after a question. */
export function SurveyRows({ surveys, editLink, resultsLink }: SurveyRowsProps) {
  const t = useTranslator();
  const { data } = useStore(surveys.$surveys);
  const busy = useStore(surveys.$busy);
  const [deleting, setDeleting] = useState<SurveySummary>();
  return (
    <>
      <ul className="sr-survey-list">
        {data?.data.map((survey) => (
          <li key={survey.id}>
            <SurveyListRow
              survey={survey}
              isBusy={busy.has(survey.id)}
              editLink={(label, className) => editLink(survey.id, label, className)}
              resultsLink={(label, className) => resultsLink(survey.id, label, className)}
              actions={surveys}
              onDelete={() => setDeleting(survey)}
            />
          </li>
        ))}
      </ul>
      <QuestionDialog
        open={deleting !== undefined}
        title={t('surveys.deleteTitle', { name: deleting?.name ?? '' })}
        text={t('surveys.deleteText')}
        action={t('surveys.delete')}
        isDangerous
        onConfirm={() => deleting && void surveys.remove(deleting.id)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
