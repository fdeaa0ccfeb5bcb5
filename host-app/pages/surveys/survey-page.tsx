import { SurveyEditor } from '@spotreel/elements/internal/operator';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '../page-title';
import { NoSurvey } from './no-survey';
import { SurveyPreview } from './survey-preview';

export function SurveyPage() {
  const t = useTranslator();
  const { surveyId = '' } = useParams();
  usePageTitle(t('app.surveys'));
  return (
    <SurveyEditor
      surveyId={surveyId}
      notFound={<NoSurvey />}
      preview={(survey, product, language) => <SurveyPreview survey={survey} product={product} language={language} />}
      listLink={(label, className) => (
        <Link to="/operator/surveys" className={className}>
          {label}
        </Link>
      )}
      actionsLink={(label, className) => (
        <Link to="/operator/surveys/actions" className={className}>
          {label}
        </Link>
      )}
      resultsLink={(label, className) => (
        <Link to={`/operator/surveys/${surveyId}/results`} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
