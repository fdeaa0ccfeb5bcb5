import { useStore } from '@nanostores/react';
import type { DeskThread } from '@spotreel/sdk/internal/contract';
import type { SupportDeskStore } from '@spotreel/sdk/internal/stores';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../controls/button/button';
import { RetryButton } from '../controls/button/retry-button';
import { EmptyState } from '../controls/notice/notice';
import { Skeleton } from '../controls/skeleton/skeleton';
import { useTranslator } from '../foundation/text/translation';
import { ReplyForm } from './reply-form';
import { StateTag } from './state-tag';
import { ThreadMessages } from './thread-messages';

export interface DeskThreadViewProps {
  store: SupportDeskStore;
  threadId: number;
  threadLink: (threadId: number | undefined, label: ReactNode, className: string) => ReactNode;
  /** Rendered when there is no such question or idea. */
  notFound: ReactNode;
}

/** A question or an idea with its messages, and the form of an answer. */
export function DeskThreadView({ store, threadId, threadLink, notFound }: DeskThreadViewProps) {
  const t = useTranslator();
  const { data: thread, failure } = useStore(store.$thread);

  useEffect(() => void store.open(threadId), [store, threadId]);

  if (failure?.code === 'not_found') return notFound;
  const back = (
    <>
      <ArrowLeft aria-hidden />
      {t('desk.back')}
    </>
  );
  return (
    <div className="sr-support-desk sr-support-desk--one">
      {threadLink(undefined, back, 'sr-support-thread__back sr-button sr-button--quiet sr-button--sm')}
      {failure && (
        <EmptyState
          title={t('support.oneErrorTitle')}
          action={<RetryButton failure={failure} onRetry={() => store.open(threadId)} />}
        >
          {failure.message}
        </EmptyState>
      )}
      {!thread && !failure && <Skeleton shape="line" />}
      {thread && <DeskConversation thread={thread} store={store} />}
    </div>
  );
}

function DeskConversation({ thread, store }: { thread: DeskThread; store: SupportDeskStore }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { id, subject, state, person, messages, files } = thread;
  const { name, email, tenantName: tenant } = person;
  const isClosed = state === 'closed';
  return (
    <>
      <header className="sr-support-thread__head">
        <h1 className="sr-page__heading" dir="auto">
          {subject}
        </h1>
        <StateTag state={state} />
        <p className="sr-support-hint sr-support-thread__person">{t('desk.from', { name, email, tenant })}</p>
      </header>
      <ThreadMessages messages={messages} files={files} reader="support" personName={name} />
      <ReplyForm
        threadId={id}
        label={t('desk.answer')}
        action={t('desk.send')}
        form={form}
        onSend={(text) => store.answer(id, text)}
      >
        <Button busy={form.status === 'sending'} onClick={() => void store.setClosed(id, !isClosed)}>
          {t(isClosed ? 'desk.openAgain' : 'desk.close')}
        </Button>
      </ReplyForm>
    </>
  );
}
