import { useTranslator } from '@spotreel/elements/internal/react';
import { ProjectPreview } from '@spotreel/elements/react';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { WholeWindow } from '../../layout/whole-window';
import { useSurveyHold } from '../../survey-hold';
import { NotFoundPage, WaysOn } from '../not-found-page';
import { usePageTitle } from '../page-title';

/** State of a link of the editor to its preview: the way back leads where the person came from, and adds nothing to the history. */
export const FROM_EDITOR = { from: 'editor' } as const;

/** The video on the whole window: no header (docs/rules/app.md#layout). */
export function PreviewPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  const isFromEditor = (useLocation().state as { readonly from?: unknown } | null)?.from === FROM_EDITOR.from;
  const projectId = Number(useParams().projectId);
  usePageTitle(t('preview.open'));
  useSurveyHold();
  if (!Number.isSafeInteger(projectId) || projectId <= 0) return <NotFoundPage />;
  const editorPath = `/project/${projectId}`;
  const goBack = () => (isFromEditor ? navigate(-1) : navigate(editorPath, { replace: true }));

  function onLink(event: MouseEvent) {
    if (!isFromEditor || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goBack();
  }

  return (
    <WholeWindow>
      <ProjectPreview
        key={projectId}
        projectId={projectId}
        onBack={goBack}
        exit={
          <WaysOn title={t('app.notFoundTitle')} nearest={{ to: '/account/my-videos', label: t('app.toVideos') }} />
        }
        back={<BackToEditor path={editorPath} onClick={onLink} />}
      />
    </WholeWindow>
  );
}

function BackToEditor({ path, onClick }: { readonly path: string; readonly onClick: (event: MouseEvent) => void }) {
  const t = useTranslator();
  return (
    <Link
      to={path}
      replace
      onClick={onClick}
      className="sr-button sr-button--quiet sr-button--md sr-button--icon"
      aria-label={t('preview.back')}
      title={t('preview.back')}
    >
      <ArrowLeft aria-hidden />
    </Link>
  );
}
