import { SupportDesk, type SupportDeskProps } from '@spotreel/elements/operator';
import { useTranslator } from '@spotreel/elements/react';
import { Link, useParams } from 'react-router';
import { usePageTitle } from './page-title';

const HOME = '/operator/support';

const threadLink: SupportDeskProps['threadLink'] = (threadId, label, className) => (
  <Link to={threadId === undefined ? HOME : `${HOME}/${threadId}`} className={className}>
    {label}
  </Link>
);

/** Where operators answer questions and ideas. */
export function SupportDeskPage() {
  const t = useTranslator();
  const { threadId } = useParams();
  usePageTitle(t('app.supportDesk'));
  return <SupportDesk threadId={threadId === undefined ? undefined : Number(threadId)} threadLink={threadLink} />;
}
