import { useStore } from '@nanostores/react';
import type { Survey } from '@spotreel/sdk/contract';
import type { SurveyEditorStore } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { ConflictNotice } from './conflict-notice';
import { type EditorTab, SurveyEditorBar } from './editor-bar';
import { EditorPanel, type EditorPanelProps } from './editor-panel';
import { errorsOf } from './field-errors';
import { RestoredNotice } from './restored-notice';
import { SaveProblem } from './save-problem';
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
  const isStale = conflict || failure?.code === 'stale_version';
  return (
    <div className="sr-survey-editor">
      <div className="sr-survey-editor__form">
        <SurveyEditorBar store={store} tab={tab} onTab={show} />
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
