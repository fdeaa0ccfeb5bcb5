import { useSession } from '@spotreel/elements/react';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LoadingScreen } from '../layout/loading-screen';
import { NotFoundPage } from './not-found-page';
import { OperatorTemplatesPage } from './operator-templates-page';

const SurveysPage = lazy(() => import('./surveys-page').then((module) => ({ default: module.SurveysPage })));
const SurveyActionsPage = lazy(() =>
  import('./survey-actions-page').then((module) => ({ default: module.SurveyActionsPage })),
);
const SurveyPage = lazy(() => import('./survey-page').then((module) => ({ default: module.SurveyPage })));
const SurveyResultsPage = lazy(() =>
  import('./survey-results-page').then((module) => ({ default: module.SurveyResultsPage })),
);
const UsagePage = lazy(() => import('./usage-page').then((module) => ({ default: module.UsagePage })));

/** What operators alone reach; for everybody else it is not there. */
export function OperatorPages() {
  const { user } = useSession();
  if (user?.role !== 'operator') return <NotFoundPage />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="templates" element={<OperatorTemplatesPage />} />
        <Route path="surveys" element={<SurveysPage />} />
        <Route path="surveys/actions" element={<SurveyActionsPage />} />
        <Route path="surveys/:surveyId" element={<SurveyPage />} />
        <Route path="surveys/:surveyId/results" element={<SurveyResultsPage />} />
        <Route path="usage" element={<UsagePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
