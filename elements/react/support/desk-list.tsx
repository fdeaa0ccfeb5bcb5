import { useStore } from '@nanostores/react';
import type { DeskThreadSummary } from '@spotreel/sdk/internal/contract';
import type { SupportDeskStore } from '@spotreel/sdk/internal/stores';
import { Inbox } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { PageControls } from '../account/account-screen/page-controls';
import { SearchForm } from '../account/account-screen/search-form';
import { RetryButton } from '../controls/button/retry-button';
import { SelectField } from '../controls/field/select-field';
import { EmptyState } from '../controls/notice/notice';
import { Skeleton } from '../controls/skeleton/skeleton';
import { shortDayText } from '../foundation/text/dates';
import { useTranslator } from '../foundation/text/translation';
import { StateTag } from './state-tag';

export interface DeskListProps {
  store: SupportDeskStore;
  threadLink: (threadId: number | undefined, label: ReactNode, className: string) => ReactNode;
}

/** Questions and ideas of all people, with what narrows the list. */
export function DeskList({ store, threadLink }: DeskListProps) {
  const t = useTranslator();
  const { data, failure, status } = useStore(store.$threads);

  useEffect(() => void store.load(), [store]);

  return (
    <div className="sr-support-desk" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('desk.title')}</h1>
        <p className="sr-page__text">{t('desk.text')}</p>
      </header>
      <DeskFilters store={store} />
      {failure && (
        <EmptyState title={t('desk.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.totalCount === 0 && <NoThreads store={store} />}
      {data && data.totalCount > 0 && (
        <ul className="sr-support-list__items">
          {data.data.map((thread) => (
            <li key={thread.id}>{threadLink(thread.id, <DeskItem thread={thread} />, 'sr-support-item')}</li>
          ))}
        </ul>
      )}
      {data && (
        <PageControls page={data.page} numPages={data.numPages} onPage={(page) => void store.narrow({ page })} />
      )}
    </div>
  );
}

function DeskFilters({ store }: Pick<DeskListProps, 'store'>) {
  const t = useTranslator();
  const { state, kind } = useStore(store.$filter);
  return (
    <div className="sr-support-filters">
      <SelectField
        label={t('desk.state')}
        value={state ?? 'open'}
        options={[
          { value: 'open', label: t('desk.open') },
          { value: 'waiting', label: t('support.waiting') },
          { value: 'answered', label: t('support.answered') },
          { value: 'closed', label: t('support.closed') },
        ]}
        onChange={(value) => void store.narrow({ state: value === 'open' ? undefined : value })}
      />
      <SelectField
        label={t('desk.kind')}
        value={kind ?? 'all'}
        options={[
          { value: 'all', label: t('desk.all') },
          { value: 'question', label: t('desk.questions') },
          { value: 'idea', label: t('desk.ideas') },
        ]}
        onChange={(value) => void store.narrow({ kind: value === 'all' ? undefined : value })}
      />
      <SearchForm label={t('desk.search')} onSearch={(search) => void store.narrow({ search })} />
    </div>
  );
}

function NoThreads({ store }: Pick<DeskListProps, 'store'>) {
  const t = useTranslator();
  const { state, kind, search } = useStore(store.$filter);
  if (state || kind || search) return <EmptyState title={t('desk.noneTitle')}>{t('desk.noneText')}</EmptyState>;
  return (
    <EmptyState icon={<Inbox aria-hidden />} title={t('desk.emptyTitle')}>
      {t('desk.emptyText')}
    </EmptyState>
  );
}

function DeskItem({ thread }: { thread: DeskThreadSummary }) {
  const t = useTranslator();
  const { subject, kind, state, person, updatedAt } = thread;
  return (
    <>
      <span className="sr-support-item__subject" dir="auto">
        {subject}
      </span>
      <span className="sr-support-item__facts">
        <StateTag state={state} />
        <span>{t(kind === 'idea' ? 'desk.idea' : 'desk.question')}</span>
        <span>{person.name}</span>
        <span>{person.tenantName}</span>
        <time dateTime={updatedAt}>{shortDayText(t, updatedAt)}</time>
      </span>
    </>
  );
}
