import { type TemplateImportProps, TemplateImportView, useTranslator } from '@spotreel/elements/internal/react';
import { NavLink } from 'react-router';
import { usePageTitle } from '../page-title';

const templateLink: TemplateImportProps['templateAction'] = ({ id }, label, className) => (
  <NavLink to={`/templates/${id}`} className={className}>
    {label}
  </NavLink>
);

/** Page on which operators import the templates of their team. */
export function OperatorTemplatesPage() {
  const t = useTranslator();
  usePageTitle(t('app.ownTemplates'));
  return <TemplateImportView templateAction={templateLink} />;
}
