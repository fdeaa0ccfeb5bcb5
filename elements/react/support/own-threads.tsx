import { useStore } from '@nanostores/react';
import type { SupportThreadSummary } from '@spotreel/sdk/internal/contract';
import type { OwnSupportStore } from '@spotreel/sdk/internal/stores';
import type { ReactNode } from 'react';
import { PageControls } from '../account/account-screen/page-controls';
import { RetryButton } from '../controls/button/retry-button';
import { EmptyState } from '../controls/notice/notice';
import { Skeleton } from '../controls/skeleton/skeleton';
import { shortDayText } from '../foundation/text/dates';
import { useTranslator } from '../foundation/text/translation';
import { StateTag } from './state-tag';

export interface OwnThreadsProps {
  store: OwnSupportStore;
  title: string;
  errorTitle: string;
  /** Instead of an empty list. */
  empty: ReactNode;
  onOpen: (threadId: number) => void;
}

/** The person's questions or ideas, with the state of each. */
export function OwnThreads({ store, title, errorTitle, empty, onOpen }: OwnThreadsProps) {
  const { data, failure, status } = useStore(store.$threads);
  if (!data && failure)
    return (
      <EmptyState title={errorTitle} action={<RetryButton failure={failure} onRetry={store.load} />}>
        {failure.message}
      </EmptyState>
    );
  if (!data) return <Skeleton shape="line" />;
  if (data.totalCount === 0) return empty;
  return (
    <section className="sr-support-list" aria-label={title} aria-busy={status === 'loading'}>
      <h2 className="sr-support-title">{title}</h2>
      <ul className="sr-support-list__items">
        {data.data.map((thread) => (
          <li key={thread.id}>
            <ThreadButton thread={thread} onOpen={() => onOpen(thread.id)} />
          </li>
        ))}
      </ul>
      <PageControls page={data.page} numPages={data.numPages} onPage={store.show} />
    </section>
  );
}

function ThreadButton({ thread, onOpen }: { thread: SupportThreadSummary; onOpen: () => void }) {
  const t = useTranslator();
  const { subject, state, isUnread, updatedAt } = thread;
  return (
    <button type="button" className="sr-support-item" onClick={onOpen}>
      <span className="sr-support-item__subject" dir="auto">
        {subject}
      </span>
      <span className="sr-support-item__facts">
        {isUnread && <span className="sr-support-tag sr-support-tag--unread">{t('support.unread')}</span>}
        <StateTag state={state} />
        <time dateTime={updatedAt}>{shortDayText(t, updatedAt)}</time>
      </span>
    </button>
  );
}
