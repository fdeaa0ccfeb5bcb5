import { Navigate, Route, Routes } from 'react-router';
import { AppSignals } from './app-signals';
import { PageLayout } from './layout/page-layout';
import { BrandsPage } from './pages/brands-page';
import { HomePage } from './pages/home-page';
import { LibraryPage } from './pages/library-page';
import { MyVideosPage } from './pages/my-videos-page';
import { NotFoundPage } from './pages/not-found-page';
import { OperatorPages } from './pages/operator-pages';
import { PreviewPage } from './pages/preview-page';
import { ProjectPage } from './pages/project-page';
import { RecipePage } from './pages/recipe-page';
import { SignInPage } from './pages/sign-in-page';
import { TemplatePage } from './pages/template-page';
import { SessionGate } from './session-gate';

/** Every address of the app (docs/rules/app.md#addresses). */
export function App() {
  return (
    <>
      <AppSignals />
      <Routes>
        <Route path="/login" element={<SignInPage />} />
        <Route element={<SessionGate />}>
          <Route path="/project/:projectId" element={<ProjectPage />} />
          <Route path="/project/:projectId/preview" element={<PreviewPage />} />
          <Route path="/templates" element={<Navigate to="/grid?tab=animations" replace />} />
          <Route path="/templates/:projectId" element={<TemplatePage />} />
          <Route element={<PageLayout />}>
            <Route path="/" element={<HomePage />} />
            <Route path="/grid" element={<LibraryPage />} />
            <Route path="/recipes/:recipeId" element={<RecipePage />} />
            <Route path="/account/my-videos" element={<MyVideosPage />} />
            <Route path="/account/brands/intro" element={<BrandsPage />} />
            <Route path="/accounts/videos" element={<MyVideosPage />} />
            <Route path="/operator/*" element={<OperatorPages />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </>
  );
}
