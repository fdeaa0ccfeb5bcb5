import { useSession } from '@spotreel/elements/react';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LoadingScreen } from '../layout/loading-screen';
import { surveyActionsPage, surveyPage, surveyResultsPage, surveysPage, usagePage } from '../page-code';
import { NotFoundPage } from './not-found-page';
import { OperatorTemplatesPage } from './operator-templates-page';

const PlanEditorPage = lazy(() => import('./plan-editor-page').then((module) => ({ default: module.PlanEditorPage })));
const SurveysPage = lazy(() => surveysPage().then((module) => ({ default: module.SurveysPage })));
const SurveyActionsPage = lazy(() => surveyActionsPage().then((module) => ({ default: module.SurveyActionsPage })));
const SurveyPage = lazy(() => surveyPage().then((module) => ({ default: module.SurveyPage })));
const SurveyResultsPage = lazy(() => surveyResultsPage().then((module) => ({ default: module.SurveyResultsPage })));
const UsagePage = lazy(() => usagePage().then((module) => ({ default: module.UsagePage })));

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
        <Route path="plans" element={<PlanEditorPage />} />
        <Route path="usage" element={<UsagePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
