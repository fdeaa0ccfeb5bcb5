import { EditorBriefLink, useTranslator } from '@spotreel/elements/internal/react';
import { ProjectEditor } from '@spotreel/elements/react';
import { ArrowLeft, Expand, MessageSquareText } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { WholeWindow } from '../../layout/whole-window';
import { useEditingHold } from '../../survey-hold';
import { NotFoundPage, WaysOn } from '../not-found-page';
import { usePageTitle } from '../page-title';
import { FROM_EDITOR } from './preview-page';

const projectUrl = (projectId: number) => `/project/${projectId}`;

/** The editor has the page for itself: no header (docs/rules/app.md#layout). */
export function ProjectPage() {
  const t = useTranslator();
  const projectId = Number(useParams().projectId);
  const holdSurveys = useEditingHold();
  usePageTitle(t('editor.projectName'));
  if (!Number.isSafeInteger(projectId) || projectId <= 0) return <NotFoundPage />;
  return (
    <WholeWindow>
      <ProjectEditor
        key={projectId}
        projectId={projectId}
        shortcuts="page"
        hasSharing
        link={location.href}
        projectUrl={projectUrl}
        onSaved={holdSurveys}
        preview={<PreviewLink projectId={projectId} />}
        actions={<EditorBriefLink briefLink={briefLink} />}
        exit={
          <WaysOn title={t('app.notFoundTitle')} nearest={{ to: '/account/my-videos', label: t('app.toVideos') }} />
        }
        back={
          <Link
            to="/account/my-videos"
            className="sr-button sr-button--quiet sr-button--md sr-button--icon"
            aria-label={t('editor.back')}
            title={t('editor.back')}
          >
            <ArrowLeft aria-hidden />
          </Link>
        }
      />
    </WholeWindow>
  );
}

function briefLink(briefId: number, label: string, className: string) {
  return (
    <Link to={`/viddybot?brief=${briefId}`} className={className} aria-label={label} title={label}>
      <MessageSquareText aria-hidden />
    </Link>
  );
}

function PreviewLink({ projectId }: { projectId: number }) {
  const t = useTranslator();
  return (
    <Link
      to={`/project/${projectId}/preview`}
      state={FROM_EDITOR}
      className="sr-button sr-button--quiet sr-button--sm sr-button--icon"
      aria-label={t('preview.open')}
      title={t('preview.open')}
    >
      <Expand aria-hidden />
    </Link>
  );
}
