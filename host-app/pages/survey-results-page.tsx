import { Link, useParams } from 'react-router';
import { useTranslator } from '../../elements/index';
import { SurveyResults } from '../../elements/operator';
import { usePageTitle } from './page-title';

export function SurveyResultsPage() {
  const t = useTranslator();
  const { surveyId = '' } = useParams();
  usePageTitle(t('app.surveys'));
  return (
    <SurveyResults
      surveyId={surveyId}
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
