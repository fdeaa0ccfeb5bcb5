import { useStore } from '@nanostores/react';
import type { Survey } from '@spotreel/sdk/internal/contract';
import type { Failure, RestoredSurvey, SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { errorsOf, firstProblem } from '../survey-translations/field-errors';
import { ConflictNotice } from './conflict-notice';
import { type EditorTab, SurveyEditorBar } from './editor-bar';
import { EditorPanel, type EditorPanelProps } from './editor-panel';
import { type DrawPreview, SurveyPreviewPane } from './survey-preview-pane';

export interface EditorFormProps extends Pick<EditorPanelProps, 'references' | 'actionsLink'> {
  store: SurveyEditorStore;
  survey: Survey;
  preview: DrawPreview;
}

/** The tabs with their fields, beside them the preview. */
export function EditorForm({ store, survey, references, actionsLink, preview }: EditorFormProps) {
  const [tab, setTab] = useState<EditorTab>('questions');
  // questions alone have a screen of their own in the preview
  const show = (next: EditorTab) => {
    if (next !== 'questions') store.$focus.set(undefined);
    setTab(next);
  };
  const { failure } = useStore(store.$save);
  const conflict = useStore(store.$conflict);
  const restored = useStore(store.$restored);
  const isUnpublished = useStore(store.$isUnpublished);
  const isStale = conflict || failure?.code === 'stale_version';
  return (
    <div className="sr-survey-editor">
      <div className="sr-survey-editor__form">
        <SurveyEditorBar store={store} tab={tab} onTab={show} />
        {isUnpublished && !restored && !conflict && <UnpublishedNotice store={store} />}
        {restored && !conflict && <RestoredNotice restored={restored} onDiscard={store.discard} />}
        {isStale && <ConflictNotice store={store} conflict={conflict} restored={restored} />}
        {!isStale && failure && <SaveProblem failure={failure} />}
        <EditorPanel
          tab={tab}
          store={store}
          survey={survey}
          references={references}
          errorOf={errorsOf(failure)}
          actionsLink={actionsLink}
        />
      </div>
      <SurveyPreviewPane store={store} survey={survey} product={references.environment.product} preview={preview} />
    </div>
  );
}

interface RestoredNoticeProps {
  restored: RestoredSurvey;
  onDiscard: () => void;
}

/** Notice that unsaved changes of an earlier visit are restored, with a button to discard them. */
function RestoredNotice({ restored, onDiscard }: RestoredNoticeProps) {
  const t = useTranslator();
  return (
    <Notice
      tone="info"
      title={t('surveyEditor.restored', { date: momentText(t, restored.savedAtMs) })}
      action={
        <Button size="sm" onClick={onDiscard}>
          {t('surveyEditor.discard')}
        </Button>
      }
    />
  );
}

/** Reason why it was not saved. */
function SaveProblem({ failure }: { failure: Failure }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('surveyEditor.saveFailed')}>
      {firstProblem(failure) ?? (failure.message !== t('surveyEditor.saveFailed') && failure.message)}
    </Notice>
  );
}

/** The survey runs: visitors see it without the edits on the screen. The bar publishes them; here they can go. */
function UnpublishedNotice({ store }: { store: SurveyEditorStore }) {
  const t = useTranslator();
  return (
    <Notice
      tone="info"
      title={t('surveyEditor.liveNotice')}
      action={
        <Button size="sm" onClick={() => store.discard()}>
          {t('surveyEditor.discard')}
        </Button>
      }
    >
      {t('surveyEditor.liveText')}
    </Notice>
  );
}
