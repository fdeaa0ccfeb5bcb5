import { useStore } from '@nanostores/react';
import { type AssistantStore, type BriefList, createAssistant, createBriefList } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useAccountScreen } from '../account-screen/account-screen';
import { AssistantBoard } from './assistant-board';
import assistantScene from './assistant-scene.css?inline';
import assistantView from './assistant-view.css?inline';
import { BriefForm } from './brief-form';
import { EarlierBriefs } from './earlier-briefs';
import { PlanningBoard } from './planning-board';

const useStyles = lazyStyles([assistantView, assistantScene]);

/** Props of `AssistantView`. */
export interface AssistantViewProps {
  /** The storyboard has become a project. */
  onCreated: (projectId: number) => void;
  /** The brief that is open at first. Default: the one of before a reload. */
  briefId?: number | undefined;
}

/** The chat assistant: a brief becomes a storyboard to edit, and the storyboard a project. */
export function AssistantView({ onCreated, briefId }: AssistantViewProps) {
  useAccountScreen();
  useStyles();
  const t = useTranslator();
  const { store, briefs } = useAssistant(briefId);
  const { status, storyboard } = useStore(store.$state);
  const startOver = () => {
    store.startOver();
    void store.saved().then(briefs.load);
  };

  return (
    <section className="sr-library sr-assistant" aria-busy={status === 'planning' || status === 'opening'}>
      <header className="sr-assistant__head" part="header">
        <Slot name="header">
          <h1 className="sr-page__title">
            {t('assistant.title')} <span className="sr-assistant__beta">{t('assistant.beta')}</span>
          </h1>
          <p className="sr-page__text">{t('assistant.text')}</p>
        </Slot>
      </header>
      <StepFailure store={store} />
      {storyboard ? (
        <AssistantBoard store={store} storyboard={storyboard} onCreated={onCreated} onStartOver={startOver} />
      ) : (
        <AssistantStart store={store} briefs={briefs} />
      )}
    </section>
  );
}

/** The assistant of the page, with what its choices need. */
function useAssistant(briefId: number | undefined) {
  const spotreel = useSpotreel();
  const [store] = useState(() => createAssistant(spotreel));
  const [briefs] = useState(() => createBriefList(spotreel));
  useEffect(() => {
    void spotreel.brands.load();
    void briefs.load();
    void spotreel.media.load();
    if (briefId === undefined) store.restore();
    else void store.open(briefId);
    return () => {
      store.dispose();
      briefs.dispose();
    };
  }, [spotreel, store, briefs, briefId]);
  return { store, briefs };
}

/** A new brief, or an earlier one. */
function AssistantStart({ store, briefs }: { store: AssistantStore; briefs: BriefList }) {
  const t = useTranslator();
  const { status } = useStore(store.$state);
  return (
    <>
      {status === 'opening' && <p role="status">{t('assistant.opening')}</p>}
      <div className="sr-assistant__start">
        <BriefForm store={store} />
        <EarlierBriefs list={briefs} isBusy={status === 'opening'} onOpen={(id) => void store.open(id)} />
      </div>
      {status === 'planning' && <PlanningBoard store={store} />}
    </>
  );
}

/** Reason why the last step failed. */
function StepFailure({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { failure } = useStore(store.$state);
  if (!failure) return null;
  const retry = <Button onClick={store.retry}>{t('app.retry')}</Button>;
  return (
    <Notice tone="danger" title={t('assistant.errorTitle')} action={retry}>
      {failure.message}
    </Notice>
  );
}
