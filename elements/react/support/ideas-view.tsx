import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import { createOwnSupport, type OwnSupportStore } from '@spotreel/sdk/stores';
import { Lightbulb } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AccountPanel } from '../account-screen/account-panel';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { IdeaFiles } from './idea-files';
import { NewThreadForm } from './new-thread-form';
import { OwnThread } from './own-thread';
import { OwnThreads } from './own-threads';
import { useSupportScreen } from './use-support-screen';

/** Which idea is open. */
export interface IdeasViewProps {
  /** Undefined: the form of a new idea, and the list. */
  ideaId: number | undefined;
  /** Undefined: back to the list. */
  onOpen: (ideaId: number | undefined) => void;
}

/** Sends ideas with files of the assets library, and shows what became of those sent before. */
export function IdeasView({ ideaId, onOpen }: IdeasViewProps) {
  useSupportScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createOwnSupport(spotreel, 'idea'));

  useEffect(() => void store.load(), [store]);

  if (ideaId !== undefined)
    return (
      <div className="sr-account-page">
        <h1 className="sr-page__title">{t('ideas.title')}</h1>
        <OwnThread store={store} threadId={ideaId} backLabel={t('ideas.back')} onBack={() => onOpen(undefined)} />
      </div>
    );
  return (
    <div className="sr-ideas">
      <header>
        <h1 className="sr-page__title">{t('ideas.title')}</h1>
        <p className="sr-page__text">{t('ideas.text')}</p>
      </header>
      <div className="sr-ideas__columns">
        <NewIdea store={store} onSent={onOpen} />
        <OwnThreads
          store={store}
          title={t('ideas.yours')}
          errorTitle={t('ideas.errorTitle')}
          empty={
            <EmptyState className="sr-ideas__empty" icon={<Lightbulb aria-hidden />} title={t('ideas.emptyTitle')}>
              {t('ideas.emptyText')}
            </EmptyState>
          }
          onOpen={onOpen}
        />
      </div>
    </div>
  );
}

function NewIdea({ store, onSent }: { store: OwnSupportStore; onSent: (ideaId: number) => void }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [files, setFiles] = useState<readonly Media[]>([]);

  async function send(content: { subject: string; text: string }) {
    const sent = await store.send({ ...content, files: files.map(({ id }) => id) });
    if (sent) onSent(sent.id);
    return sent !== undefined;
  }
  return (
    <AccountPanel title={t('ideas.new')}>
      <NewThreadForm
        kind="idea"
        subjectLabel={t('ideas.name')}
        textLabel={t('ideas.description')}
        action={t('ideas.send')}
        form={form}
        onSend={send}
      >
        <IdeaFiles files={files} onChange={setFiles} />
      </NewThreadForm>
    </AccountPanel>
  );
}
