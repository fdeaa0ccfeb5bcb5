import { SurveyList } from '@spotreel/elements/internal/operator';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Link, useNavigate } from 'react-router';
import { usePageTitle } from '../page-title';

export function SurveysPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  usePageTitle(t('app.surveys'));
  return (
    <SurveyList
      actionsLink={(label, className) => (
        <Link to="/operator/surveys/actions" className={className}>
          {label}
        </Link>
      )}
      onCreated={(surveyId) => navigate(`/operator/surveys/${surveyId}`)}
      editLink={(surveyId, label, className) => (
        <Link to={`/operator/surveys/${surveyId}`} className={className}>
          {label}
        </Link>
      )}
      resultsLink={(surveyId, label, className) => (
        <Link to={`/operator/surveys/${surveyId}/results`} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
