import { useStore } from '@nanostores/react';
import { createOwnSupport, type OwnSupportStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/text/translation';
import { NewThreadForm } from './new-thread-form';
import { OwnThread } from './own-thread';
import { OwnThreads } from './own-threads';
import { SupportWidget } from './support-widget';
import { useSupportScreen } from './use-support-screen';

/** Props of `SupportChat`. */
export interface SupportChatProps {
  /** Absent: the list, and the form of a new question. */
  threadId?: number | undefined;
  /** Script of a chat of another company, which loads once the person agrees. Absent: none is offered. */
  widgetUrl?: string | null | undefined;
  /** That chat runs on the page. */
  onWidgetStarted?: () => void;
}

/** Questions of the person to the support, their answers, and a form for a new one. */
export function SupportChat({ threadId, widgetUrl, onWidgetStarted = () => {} }: SupportChatProps) {
  useSupportScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createOwnSupport(spotreel, 'question'));
  const [openId, setOpenId] = useState(threadId);

  useEffect(() => void store.load(), [store]);

  function back() {
    store.close();
    setOpenId(undefined);
  }
  if (openId !== undefined)
    return <OwnThread store={store} threadId={openId} backLabel={t('support.back')} onBack={back} />;
  return (
    <div className="sr-support-chat">
      <OwnThreads
        store={store}
        title={t('support.yours')}
        errorTitle={t('support.errorTitle')}
        empty={null}
        onOpen={setOpenId}
      />
      {widgetUrl && <SupportWidget url={widgetUrl} onStarted={onWidgetStarted} />}
      <NewQuestion store={store} onSent={setOpenId} />
    </div>
  );
}

function NewQuestion({ store, onSent }: { store: OwnSupportStore; onSent: (threadId: number) => void }) {
  const t = useTranslator();
  const form = useStore(store.$form);

  async function send(content: { subject: string; text: string }) {
    const sent = await store.send(content);
    if (sent) onSent(sent.id);
    return sent !== undefined;
  }
  return (
    <section className="sr-support-new">
      <h2 className="sr-support-title">{t('support.ask')}</h2>
      <p className="sr-support-hint">{t('support.askText')}</p>
      <NewThreadForm
        kind="question"
        subjectLabel={t('support.subject')}
        textLabel={t('support.message')}
        action={t('support.send')}
        form={form}
        onSend={send}
      />
    </section>
  );
}
