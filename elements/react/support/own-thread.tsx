import { useStore } from '@nanostores/react';
import type { OwnSupportStore } from '@spotreel/sdk/internal/stores';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../controls/button/button';
import { RetryButton } from '../controls/button/retry-button';
import { EmptyState } from '../controls/notice/notice';
import { Skeleton } from '../controls/skeleton/skeleton';
import { useTranslator } from '../foundation/text/translation';
import { ReplyForm } from './reply-form';
import { StateTag } from './state-tag';
import { ThreadMessages } from './thread-messages';

export interface OwnThreadProps {
  store: OwnSupportStore;
  threadId: number;
  backLabel: string;
  onBack: () => void;
}

/** One question or idea of the person with its messages, and the form of a reply. */
export function OwnThread({ store, threadId, backLabel, onBack }: OwnThreadProps) {
  useEffect(() => void store.open(threadId), [store, threadId]);
  return (
    <div className="sr-support-thread">
      <Button
        variant="quiet"
        size="sm"
        className="sr-support-thread__back"
        icon={<ArrowLeft aria-hidden />}
        onClick={onBack}
      >
        {backLabel}
      </Button>
      <Content store={store} threadId={threadId} />
    </div>
  );
}

function Content({ store, threadId }: Pick<OwnThreadProps, 'store' | 'threadId'>) {
  const t = useTranslator();
  const { data: thread, failure } = useStore(store.$thread);
  const form = useStore(store.$form);
  if (failure?.code === 'not_found')
    return <EmptyState title={t('support.notFoundTitle')}>{t('support.notFoundText')}</EmptyState>;
  if (failure)
    return (
      <EmptyState
        title={t('support.oneErrorTitle')}
        action={<RetryButton failure={failure} onRetry={() => store.open(threadId)} />}
      >
        {failure.message}
      </EmptyState>
    );
  if (!thread) return <Skeleton shape="line" />;
  return (
    <>
      <header className="sr-support-thread__head">
        <h2 className="sr-support-title" dir="auto">
          {thread.subject}
        </h2>
        <StateTag state={thread.state} />
      </header>
      <ThreadMessages messages={thread.messages} files={thread.files} reader="person" />
      {thread.state === 'closed' && <p className="sr-support-hint">{t('support.opensAgain')}</p>}
      <ReplyForm
        threadId={thread.id}
        label={t('support.reply')}
        action={t('support.sendReply')}
        form={form}
        onSend={store.reply}
      />
    </>
  );
}
