import type { ReactNode } from 'react';
import { useTranslator } from '../foundation/translation';
import { ImportButton, type ImportButtonProps } from './import-button';

export interface SurveyListHeadProps {
  actionsLink: (label: ReactNode, className: string) => ReactNode;
  /** The button that creates a survey. */
  newSurvey: ReactNode;
  onImport: ImportButtonProps['onSurvey'];
}

/** Title of the page, and the buttons beside it. */
export function SurveyListHead({ actionsLink, newSurvey, onImport }: SurveyListHeadProps) {
  const t = useTranslator();
  return (
    <header className="sr-projects__head">
      <div>
        <h1 className="sr-page__title">{t('surveys.title')}</h1>
        <p className="sr-page__text">{t('surveys.text')}</p>
      </div>
      <div className="sr-survey-list__actions">
        {actionsLink(t('surveyActions.link'), 'sr-button sr-button--secondary sr-button--md')}
        <ImportButton onSurvey={onImport} />
        {newSurvey}
      </div>
    </header>
  );
}
