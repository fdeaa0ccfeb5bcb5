import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useAppSettings } from './app-settings';
import { AppSignals } from './app-signals';
import { LoadingScreen } from './layout/loading-screen';
import { PageLayout } from './layout/page-layout';
import { useLinkPrefetch } from './link-prefetch';
import { accountPages, impersonatePage, loginCheckPage, signInHelpPages, socialReturnPage } from './page-code';
import { AccountAliases } from './pages/account-aliases';
import { BrandsPage } from './pages/brands-page';
import { HomePage } from './pages/home-page';
import { LibraryPage } from './pages/library-page';
import { MaintenancePage } from './pages/maintenance-page';
import { MyVideosPage } from './pages/my-videos-page';
import { NotFoundPage } from './pages/not-found-page';
import { OperatorPages } from './pages/operator-pages';
import { PreviewPage } from './pages/preview-page';
import { ProjectPage } from './pages/project-page';
import { RecipePage } from './pages/recipe-page';
import { SignInPage } from './pages/sign-in-page';
import { TemplatePage } from './pages/template-page';
import { useRouteChanges } from './route-changes';
import { SessionGate } from './session-gate';

const AccountPages = lazy(() => accountPages().then((module) => ({ default: module.AccountPages })));
const AgencyPages = lazy(() => import('./pages/agency-pages').then((module) => ({ default: module.AgencyPages })));
const ImpersonatePage = lazy(() => impersonatePage().then((module) => ({ default: module.ImpersonatePage })));
const LoginCheckPage = lazy(() => loginCheckPage().then((module) => ({ default: module.LoginCheckPage })));
const SocialReturnPage = lazy(() => socialReturnPage().then((module) => ({ default: module.SocialReturnPage })));
const RecoverPasswordPage = lazy(() => signInHelpPages().then((module) => ({ default: module.RecoverPasswordPage })));
const ResetPasswordPage = lazy(() => signInHelpPages().then((module) => ({ default: module.ResetPasswordPage })));
const RegisterPage = lazy(() => signInHelpPages().then((module) => ({ default: module.RegisterPage })));
const JoinPage = lazy(() => signInHelpPages().then((module) => ({ default: module.JoinPage })));

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
  </>
);

/** Pages with the header. */
const framedPages = (
  <>
    <Route path="/" element={<HomePage />} />
    <Route path="/grid" element={<LibraryPage />} />
    <Route path="/recipes/:recipeId" element={<RecipePage />} />
    <Route path="/account/my-videos" element={<MyVideosPage />} />
    <Route path="/account/brands/intro" element={<BrandsPage />} />
    <Route path="/accounts/*" element={<AccountAliases />} />
    <Route path="/dashboard/redirect" element={<Navigate to="/" replace />} />
    <Route path="/impersonate" element={<ImpersonatePage />} />
    <Route path="/account/*" element={<AccountPages />} />
    <Route path="/agency/*" element={<AgencyPages />} />
    <Route path="/reseller/*" element={<AgencyPages />} />
    <Route path="/operator/*" element={<OperatorPages />} />
    <Route path="*" element={<NotFoundPage />} />
  </>
);

/** Every address of the app (docs/rules/app.md#addresses). */
export function App() {
  const { maintenance } = useAppSettings();
  useLinkPrefetch();
  useRouteChanges();
  if (maintenance) return <MaintenancePage />;
  return <Pages />;
}

function Pages() {
  return (
    <>
      <AppSignals />
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          {entrancePages}
          <Route element={<SessionGate />}>
            <Route path="/project/:projectId" element={<ProjectPage />} />
            <Route path="/project/:projectId/preview" element={<PreviewPage />} />
            <Route path="/templates" element={<Navigate to="/grid?tab=animations" replace />} />
            <Route path="/templates/:projectId" element={<TemplatePage />} />
            <Route element={<PageLayout />}>{framedPages}</Route>
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
