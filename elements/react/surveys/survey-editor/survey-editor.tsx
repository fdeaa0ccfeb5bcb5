import { useStore } from '@nanostores/react';
import { createSurveyEditor, type Failure, type SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { EditorForm } from './editor-form';
import { useSurveyEditorStyles } from './survey-editor-styles';
import type { DrawPreview } from './survey-preview-pane';
import { SurveyPublishing } from './survey-publishing';

/** The survey to edit, its preview, and links to other pages of the host. */
export interface SurveyEditorProps {
  surveyId: string;
  /** Rendered when there is no such survey. */
  notFound: ReactNode;
  /** Renders a link to the list of surveys. */
  listLink: (label: string, className: string) => ReactNode;
  /** Renders a link to the page of actions. */
  actionsLink: (label: string, className: string) => ReactNode;
  /** Renders a link to the results of this survey. */
  resultsLink: (label: string, className: string) => ReactNode;
  /** Draws the survey as visitors see it. */
  preview: DrawPreview;
}

/** For operators: one survey in a form, beside it what visitors will see. */
export function SurveyEditor({ surveyId, notFound, listLink, actionsLink, resultsLink, preview }: SurveyEditorProps) {
  useSurveyEditorStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const store = useMemo(() => createSurveyEditor(spotreel, surveyId), [spotreel, surveyId]);
  const { data, failure } = useStore(store.$opened);
  const survey = useStore(store.$survey);

  useKeptSurvey(store);

  if (failure?.code === 'not_found' && !data) return notFound;
  if (failure && !data) return <OpenFailure failure={failure} onRetry={() => store.open()} />;
  if (!data || !survey) return <Skeleton shape="landscape" />;
  return (
    <section className="sr-library">
      <header className="sr-projects__head">
        <div>
          {listLink(t('results.back'), 'sr-link')}
          <h1 className="sr-page__title">{survey.name || t('surveyEditor.title')}</h1>
        </div>
        <div className="sr-survey-editor__publishing">
          {resultsLink(t('surveys.results'), 'sr-button sr-button--secondary sr-button--md')}
          <SurveyPublishing store={store} survey={survey} />
        </div>
      </header>
      <EditorForm store={store} survey={survey} references={data} actionsLink={actionsLink} preview={preview} />
    </section>
  );
}

function OpenFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Notice
      tone="danger"
      title={t('surveyEditor.openFailed')}
      action={<Button onClick={onRetry}>{t('app.retry')}</Button>}
    >
      {failure.message !== t('surveyEditor.openFailed') && failure.message}
    </Notice>
  );
}

/** Opens the survey. Unsaved edits are kept in this browser when the page is left, after a warning of the browser. */
function useKeptSurvey(store: SurveyEditorStore): void {
  const isChanged = useStore(store.$isChanged);

  useEffect(() => {
    void store.open();
    // a link inside the app unloads no page: the unmount keeps the edits as well
    addEventListener('pagehide', store.keep);
    return () => {
      removeEventListener('pagehide', store.keep);
      store.keep();
    };
  }, [store]);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
