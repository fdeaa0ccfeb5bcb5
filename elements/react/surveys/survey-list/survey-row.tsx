import type { SurveySummary } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { SurveyMenu, type SurveyMenuProps } from './survey-menu';

export interface SurveyRowProps extends SurveyMenuProps {
  editLink: (label: ReactNode, className: string) => ReactNode;
  resultsLink: (label: ReactNode, className: string) => ReactNode;
}

/** One survey: its state and numbers, and what can be done with it. */
export function SurveyListRow({ survey, isBusy, editLink, resultsLink, actions, onDelete }: SurveyRowProps) {
  const t = useTranslator();
  const { name, type, status } = survey;
  return (
    <article className="sr-survey" aria-busy={isBusy}>
      <div>
        <h2 className="sr-survey__name">
          {name}
          <span className={`sr-survey__state sr-survey__state--${status}`}>{t(`surveys.status.${status}`)}</span>
        </h2>
        <p className="sr-survey__facts">
          {t(`surveys.type.${type}`)} · {answersText(survey, t)}
        </p>
      </div>
      <div className="sr-survey__links">
        {resultsLink(t('surveys.results'), 'sr-button sr-button--secondary sr-button--sm')}
        {editLink(t('surveys.edit'), 'sr-button sr-button--secondary sr-button--sm')}
      </div>
      <SurveyMenu survey={survey} isBusy={isBusy} actions={actions} onDelete={onDelete} />
    </article>
  );
}

/** Number of responses, and the share of finished ones. */
function answersText({ responses, finished }: SurveySummary, t: Translator): string {
  if (responses === 0) return t('surveys.noResponses');
  const percent = Math.round((finished / responses) * 100);
  return `${t('surveys.responses', { count: responses })} · ${t('surveys.completion', { percent })}`;
}
