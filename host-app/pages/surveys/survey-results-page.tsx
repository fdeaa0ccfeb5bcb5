import { SurveyResultsView } from '@spotreel/elements/internal/operator';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '../page-title';
import { NoSurvey } from './no-survey';

export function SurveyResultsPage() {
  const t = useTranslator();
  const { surveyId = '' } = useParams();
  usePageTitle(t('app.surveys'));
  return (
    <SurveyResultsView
      surveyId={surveyId}
      notFound={<NoSurvey />}
      listLink={(label, className) => (
        <Link to="/operator/surveys" className={className}>
          {label}
        </Link>
      )}
      editLink={(label, className) => (
        <Link to={`/operator/surveys/${surveyId}`} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
