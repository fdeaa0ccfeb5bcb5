import { ProjectPreview, useTranslator } from '@spotreel/elements/react';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { WholeWindow } from '../layout/whole-window';
import { useSurveyHold } from '../survey-hold';
import { NotFoundPage } from './not-found-page';
import { usePageTitle } from './page-title';

/** The video on the whole window: no header (docs/rules/app.md#layout). */
export function PreviewPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  const projectId = Number(useParams().projectId);
  usePageTitle(t('preview.open'));
  useSurveyHold();
  if (!Number.isSafeInteger(projectId) || projectId <= 0) return <NotFoundPage />;
  const editorPath = `/project/${projectId}`;
  return (
    <WholeWindow>
      <ProjectPreview
        key={projectId}
        projectId={projectId}
        onBack={() => navigate(editorPath)}
        back={
          <Link
            to={editorPath}
            className="sr-button sr-button--quiet sr-button--md sr-button--icon"
            aria-label={t('preview.back')}
            title={t('preview.back')}
          >
            <ArrowLeft aria-hidden />
          </Link>
        }
      />
    </WholeWindow>
  );
}
