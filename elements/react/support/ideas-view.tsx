import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { createOwnSupport, type OwnSupportStore } from '@spotreel/sdk/internal/stores';
import { Lightbulb } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AccountPanel } from '../account/account-screen/account-panel';
import { EmptyState } from '../controls/notice/notice';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/text/translation';
import { IdeaFiles } from './idea-files';
import { NewThreadForm } from './new-thread-form';
import { OwnThread } from './own-thread';
import { OwnThreads } from './own-threads';
import { useSupportScreen } from './use-support-screen';

/** Props of `IdeasView`. */
export interface IdeasViewProps {
  /** Undefined: the form of a new idea, and the list. */
  ideaId: number | undefined;
  /** It asks for a review of the product, which is sent as an idea. Default: false. */
  isReview?: boolean;
  /** Undefined: back to the list. */
  onOpen: (ideaId: number | undefined) => void;
}

/** Sends ideas with files of the assets library, and shows what became of those sent before. */
export function IdeasView({ ideaId, isReview = false, onOpen }: IdeasViewProps) {
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
        <h1 className="sr-page__title">{t(isReview ? 'ideas.reviewTitle' : 'ideas.title')}</h1>
        <p className="sr-page__text">{t(isReview ? 'ideas.reviewText' : 'ideas.text')}</p>
      </header>
      <div className="sr-ideas__columns">
        <NewIdea store={store} isReview={isReview} onSent={onOpen} />
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

interface NewIdeaProps extends Required<Pick<IdeasViewProps, 'isReview'>> {
  store: OwnSupportStore;
  onSent: (ideaId: number) => void;
}

function NewIdea({ store, isReview, onSent }: NewIdeaProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [files, setFiles] = useState<readonly Media[]>([]);

  async function send(content: { subject: string; text: string }) {
    const sent = await store.send({ ...content, files: files.map(({ id }) => id) });
    if (sent) onSent(sent.id);
    return sent !== undefined;
  }
  return (
    <AccountPanel title={t(isReview ? 'ideas.newReview' : 'ideas.new')}>
      <NewThreadForm
        kind="idea"
        subjectLabel={t('ideas.name')}
        textLabel={t('ideas.description')}
        action={t(isReview ? 'ideas.sendReview' : 'ideas.send')}
        form={form}
        onSend={send}
      >
        <IdeaFiles files={files} onChange={setFiles} />
      </NewThreadForm>
    </AccountPanel>
  );
}
