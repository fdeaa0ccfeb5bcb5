import { useStore } from '@nanostores/react';
import type { Survey } from '@spotreel/sdk/contract';
import { createSurveyEditor, type SurveyEditorStore, type SurveyReferences } from '@spotreel/sdk/stores';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../button/button';
import { useOperatorScreen } from '../foundation/operator-screen';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { TranslationFields } from '../survey-translations/translation-fields';
import { CardFields } from './card-fields';
import { ConflictNotice } from './conflict-notice';
import { type EditorTab, SurveyEditorBar } from './editor-bar';
import { errorsOf } from './field-errors';
import { LookFields } from './look-fields';
import { QuestionList } from './question-list';
import { RestoredNotice } from './restored-notice';
import { SaveProblem } from './save-problem';
import { ShareFields } from './share-fields';
import { type DrawPreview, SurveyPreviewPane } from './survey-preview-pane';
import { WhenFields } from './when-fields';

/** The survey to edit, its preview, and links to other pages of the host. */
export interface SurveyEditorProps {
  surveyId: string;
  /** Renders a link to the list of surveys. */
  listLink: (label: string, className: string) => ReactNode;
  /** To where actions are set up. */
  actionsLink: (label: string, className: string) => ReactNode;
  /** Renders a link to the results of this survey. */
  resultsLink: (label: string, className: string) => ReactNode;
  /** Draws the survey as visitors see it. */
  preview: DrawPreview;
}

/** For operators: one survey in a form, beside it what visitors will see. */
export function SurveyEditor({ surveyId, listLink, actionsLink, resultsLink, preview }: SurveyEditorProps) {
  useOperatorScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const store = useMemo(() => createSurveyEditor(spotreel, surveyId), [spotreel, surveyId]);
  const { data, failure } = useStore(store.$opened);
  const survey = useStore(store.$survey);
  const isChanged = useStore(store.$isChanged);

  useEffect(() => {
    void store.open();
    // leaving by a link in the app is no unload: what is unsaved waits in this browser
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

  if (failure && !data)
    return (
      <Notice
        tone="danger"
        title={t('surveyEditor.openFailed')}
        action={<Button onClick={() => store.open()}>{t('app.retry')}</Button>}
      >
        {failure.message !== t('surveyEditor.openFailed') && failure.message}
      </Notice>
    );
  if (!data || !survey) return <Skeleton shape="landscape" />;
  return (
    <section className="sr-library">
      <header className="sr-projects__head">
        <div>
          {listLink(t('results.back'), 'sr-link')}
          <h1 className="sr-page__title">{survey.name || t('surveyEditor.title')}</h1>
        </div>
        {resultsLink(t('surveys.results'), 'sr-button sr-button--secondary sr-button--md')}
      </header>
      <EditorForm store={store} survey={survey} references={data} actionsLink={actionsLink} preview={preview} />
    </section>
  );
}

interface EditorFormProps extends Pick<SurveyEditorProps, 'preview' | 'actionsLink'> {
  store: SurveyEditorStore;
  survey: Survey;
  references: SurveyReferences;
}

function EditorForm({ store, survey, references, actionsLink, preview }: EditorFormProps) {
  const [tab, setTab] = useState<EditorTab>('questions');
  const { failure } = useStore(store.$save);
  const conflict = useStore(store.$conflict);
  const restored = useStore(store.$restored);
  const errorOf = errorsOf(failure);
  const editCard = (field: string, change: Partial<Survey>) => {
    // who writes the last card looks at that one: it comes after all questions
    store.$focus.set(field.startsWith('thankYouCard') ? survey.questions.length : undefined);
    store.edit(field, change);
  };
  return (
    <div className="sr-survey-editor">
      <div className="sr-survey-editor__form">
        <SurveyEditorBar store={store} tab={tab} onTab={setTab} />
        {restored && !conflict && <RestoredNotice restored={restored} onDiscard={store.discard} />}
        {conflict || failure?.code === 'stale_version' ? (
          <ConflictNotice store={store} conflict={conflict} restored={restored} />
        ) : (
          failure && <SaveProblem failure={failure} />
        )}
        {tab === 'questions' && <QuestionList store={store} survey={survey} errorOf={errorOf} />}
        {tab === 'cards' && <CardFields survey={survey} edit={editCard} errorOf={errorOf} />}
        {tab === 'languages' && <TranslationFields store={store} survey={survey} errorOf={errorOf} />}
        {tab === 'when' && (
          <WhenFields
            survey={survey}
            references={references}
            edit={store.edit}
            errorOf={errorOf}
            actionsLink={actionsLink}
          />
        )}
        {tab === 'share' && <ShareFields store={store} survey={survey} edit={store.edit} errorOf={errorOf} />}
        {tab === 'look' && (
          <LookFields
            survey={survey}
            references={references}
            edit={store.edit}
            onProduct={store.saveProduct}
            errorOf={errorOf}
          />
        )}
      </div>
      <SurveyPreviewPane store={store} survey={survey} product={references.environment.product} preview={preview} />
    </div>
  );
}
