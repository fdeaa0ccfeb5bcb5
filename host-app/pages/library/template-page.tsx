import { TemplateView, type TemplateViewProps, useTranslator } from '@spotreel/elements/internal/react';
import { useCallback, useState } from 'react';
import { NavLink, useNavigate, useParams } from 'react-router';
import { PageLayout } from '../../layout/page-layout';
import { NotFoundPage } from '../not-found-page';
import { usePageTitle } from '../page-title';
import { ProjectPage } from '../projects/project-page';
import { templateLink } from './library-links';

const formatLink: TemplateViewProps['formatAction'] = ({ id }, label, className) => (
  <NavLink to={`/templates/${id}`} replace preventScrollReset className={className}>
    {label}
  </NavLink>
);

/** A template, or what was made of one in the editor: the address is the same (docs/rules/app.md#addresses), the ids are of one sequence. */
export function TemplatePage() {
  const id = Number(useParams().projectId);
  const [projectId, setProjectId] = useState<number>();
  if (projectId === id) return <ProjectPage />;
  const isId = Number.isSafeInteger(id) && id > 0;
  return (
    <PageLayout>{isId ? <LibraryTemplate templateId={id} onProject={setProjectId} /> : <NotFoundPage />}</PageLayout>
  );
}

interface LibraryTemplateProps {
  templateId: number;
  /** No template has this id: it is a project's. */
  onProject: (id: number) => void;
}

function LibraryTemplate({ templateId, onProject }: LibraryTemplateProps) {
  const t = useTranslator();
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  usePageTitle(name ?? t('app.library'));
  const onNotFound = useCallback(() => onProject(templateId), [onProject, templateId]);
  return (
    <TemplateView
      templateId={templateId}
      onName={setName}
      onNotFound={onNotFound}
      formatAction={formatLink}
      templateAction={templateLink}
      onCreated={(id) => {
        onProject(id);
        navigate(`/templates/${id}`);
      }}
    />
  );
}
