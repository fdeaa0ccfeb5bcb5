/** Every address of the app (docs/rules/app.md#addresses), and the page that it shows. */
import { LEGAL_PAGES } from '@spotreel/sdk/internal/contract';
import { createRoutesFromElements, Navigate, Route } from 'react-router';
import { PageLayout } from './layout/page-layout';
import { lazyPage } from './lazy-page';
import { AccountAliases } from './pages/account/account-aliases';
import { SignInPage } from './pages/entrance/sign-in-page';
import { LibraryPage } from './pages/library/library-page';
import { OperatorTemplatesPage } from './pages/library/operator-templates-page';
import { RecipePage } from './pages/library/recipe-page';
import { TemplatePage } from './pages/library/template-page';
import { NotFoundPage } from './pages/not-found-page';
import { BrandsPage } from './pages/projects/brands-page';
import { HomePage } from './pages/projects/home-page';
import { MyVideosPage } from './pages/projects/my-videos-page';
import { PreviewPage } from './pages/projects/preview-page';
import { ProjectPage } from './pages/projects/project-page';
import { OperatorGate } from './pages/surveys/operator-gate';
import { SessionGate } from './session-gate';

const AssistantPage = lazyPage(async () => (await import('./pages/projects/assistant-page')).AssistantPage);
const helpPages = () => import('./pages/support/help-pages');
const HelpPage = lazyPage(async () => (await helpPages()).HelpPage);
const HelpArticlePage = lazyPage(async () => (await helpPages()).HelpArticlePage);
const TutorialPages = lazyPage(async () => (await import('./pages/support/tutorial-pages')).TutorialPages);
const UniversityPages = lazyPage(async () => (await import('./pages/support/university-pages')).UniversityPages);

const IdeasPage = lazyPage(async () => (await import('./pages/support/ideas-page')).IdeasPage);
const AssetsPage = lazyPage(async () => (await import('./pages/projects/assets-page')).AssetsPage);
const AccountPages = lazyPage(async () => (await import('./pages/account/account-pages')).AccountPages);
const AgencyPages = lazyPage(async () => (await import('./pages/agency/agency-pages')).AgencyPages);
const ImpersonatePage = lazyPage(async () => (await import('./pages/account/impersonate-page')).ImpersonatePage);
const LoginCheckPage = lazyPage(async () => (await import('./pages/entrance/login-check-page')).LoginCheckPage);
const SocialReturnPage = lazyPage(async () => (await import('./pages/entrance/social-return-page')).SocialReturnPage);

const signInHelpPages = () => import('./pages/entrance/sign-in-help-pages');
const RecoverPasswordPage = lazyPage(async () => (await signInHelpPages()).RecoverPasswordPage);
const ResetPasswordPage = lazyPage(async () => (await signInHelpPages()).ResetPasswordPage);
const RegisterPage = lazyPage(async () => (await signInHelpPages()).RegisterPage);
const JoinPage = lazyPage(async () => (await signInHelpPages()).JoinPage);

const PlanEditorPage = lazyPage(async () => (await import('./pages/account/plan-editor-page')).PlanEditorPage);
const SurveysPage = lazyPage(async () => (await import('./pages/surveys/surveys-page')).SurveysPage);
const SurveyActionsPage = lazyPage(async () => (await import('./pages/surveys/survey-actions-page')).SurveyActionsPage);
const SurveyPage = lazyPage(async () => (await import('./pages/surveys/survey-page')).SurveyPage);
const SurveyResultsPage = lazyPage(async () => (await import('./pages/surveys/survey-results-page')).SurveyResultsPage);
const SupportDeskPage = lazyPage(async () => (await import('./pages/support/support-desk-page')).SupportDeskPage);
const UsagePage = lazyPage(async () => (await import('./pages/surveys/usage-page')).UsagePage);
const LegalTextPage = lazyPage(async () => (await import('./pages/agency/legal-text-page')).LegalTextPage);
const SharedVideoPage = lazyPage(async () => (await import('./pages/projects/shared-video-page')).SharedVideoPage);
const BatchStartPage = lazyPage(async () => (await import('./pages/projects/batch-pages')).BatchStartPage);
const BatchPage = lazyPage(async () => (await import('./pages/projects/batch-pages')).BatchPage);

/** Pages that need no session and have no header. */
const entrancePages = (
  <>
    <Route path="/login" element={<SignInPage />} />
    <Route path="/login/:provider" element={<SocialReturnPage />} />
    <Route path="/login_check" element={<LoginCheckPage />} />
    <Route path="/recover-password" element={<RecoverPasswordPage />} />
    <Route path="/account/password-recover" element={<RecoverPasswordPage />} />
    <Route path="/reset-password" element={<ResetPasswordPage />} />
    <Route path="/register" element={<RegisterPage />} />
    <Route path="/join" element={<JoinPage />} />
    <Route path="/share/:token" element={<SharedVideoPage />} />
    {LEGAL_PAGES.map((kind) => (
      <Route key={kind} path={`/${kind}`} element={<LegalTextPage />} />
    ))}
  </>
);

const operatorPages = (
  <>
    <Route path="/operator/templates" element={<OperatorTemplatesPage />} />
    <Route path="/operator/surveys" element={<SurveysPage />} />
    <Route path="/operator/surveys/actions" element={<SurveyActionsPage />} />
    <Route path="/operator/surveys/:surveyId" element={<SurveyPage />} />
    <Route path="/operator/surveys/:surveyId/results" element={<SurveyResultsPage />} />
    <Route path="/operator/plans" element={<PlanEditorPage />} />
    <Route path="/operator/usage" element={<UsagePage />} />
    <Route path="/operator/support" element={<SupportDeskPage />} />
    <Route path="/operator/support/:threadId" element={<SupportDeskPage />} />
  </>
);

/** Pages with the header. */
const framedPages = (
  <>
    <Route path="/" element={<HomePage />} />
    <Route path="/grid" element={<LibraryPage />} />
    <Route path="/recipes/:recipeId" element={<RecipePage />} />
    <Route path="/account/my-videos" element={<MyVideosPage />} />
    <Route path="/make-many" element={<BatchStartPage />} />
    <Route path="/make-many/:batchId" element={<BatchPage />} />
    <Route path="/account/brands/intro" element={<BrandsPage />} />
    <Route path="/account/assets/intro" element={<AssetsPage />} />
    <Route path="/user-upload" element={<IdeasPage />} />
    <Route path="/help" element={<HelpPage />} />
    <Route path="/help/:slug" element={<HelpArticlePage />} />
    <Route path="/viddybot" element={<AssistantPage />} />
    <Route path="/tutorials/*" element={<TutorialPages />} />
    <Route path="/university/*" element={<UniversityPages />} />
    <Route path="/accounts/*" element={<AccountAliases />} />
    <Route path="/dashboard/redirect" element={<Navigate to="/" replace />} />
    <Route path="/impersonate" element={<ImpersonatePage />} />
    <Route path="/account/*" element={<AccountPages />} />
    <Route path="/agency/*" element={<AgencyPages />} />
    <Route path="/reseller/*" element={<AgencyPages />} />
    <Route element={<OperatorGate />}>{operatorPages}</Route>
    <Route path="*" element={<NotFoundPage />} />
  </>
);

export const appRoutes = createRoutesFromElements(
  <>
    {entrancePages}
    <Route element={<SessionGate />}>
      <Route path="/project/:projectId" element={<ProjectPage />} />
      <Route path="/project/:projectId/preview" element={<PreviewPage />} />
      <Route path="/templates" element={<Navigate to="/grid?tab=animations" replace />} />
      <Route path="/templates/:projectId" element={<TemplatePage />} />
      <Route element={<PageLayout />}>{framedPages}</Route>
    </Route>
  </>,
);
