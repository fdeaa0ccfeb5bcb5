import { SurveyActions } from '@spotreel/elements/internal/operator';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Link } from 'react-router';
import { usePageTitle } from '../page-title';

export function SurveyActionsPage() {
  const t = useTranslator();
  usePageTitle(t('app.surveys'));
  return (
    <SurveyActions
      listLink={(label, className) => (
        <Link to="/operator/surveys" className={className}>
          {label}
        </Link>
      )}
      surveyLink={(surveyId, label, className) => (
        <Link to={`/operator/surveys/${surveyId}`} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
