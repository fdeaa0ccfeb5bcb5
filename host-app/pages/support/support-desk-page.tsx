import { SupportDesk, type SupportDeskProps } from '@spotreel/elements/internal/operator';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Link, useParams } from 'react-router';
import { NotFoundPage, NothingHere } from '../not-found-page';
import { usePageTitle } from '../page-title';

const HOME = '/operator/support';

const threadLink: SupportDeskProps['threadLink'] = (threadId, label, className) => (
  <Link to={threadId === undefined ? HOME : `${HOME}/${threadId}`} className={className}>
    {label}
  </Link>
);

/** Page on which operators answer questions and ideas. */
export function SupportDeskPage() {
  const t = useTranslator();
  const { threadId } = useParams();
  usePageTitle(t('app.supportDesk'));
  if (threadId !== undefined && !/^[1-9]\d{0,14}$/.test(threadId)) return <NotFoundPage />;
  return (
    <SupportDesk
      threadId={threadId === undefined ? undefined : Number(threadId)}
      threadLink={threadLink}
      notFound={<NoThread />}
    />
  );
}

function NoThread() {
  const t = useTranslator();
  const nearest = { to: HOME, label: t('desk.back') };
  return <NothingHere title={t('support.notFoundTitle')} text={t('support.notFoundText')} nearest={nearest} />;
}
