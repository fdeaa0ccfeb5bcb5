import { useStore } from '@nanostores/react';
import type { SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { Redo2, Undo2 } from 'lucide-react';
import { Button, IconButton } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

const TABS = ['questions', 'cards', 'languages', 'when', 'look', 'share'] as const;
export type EditorTab = (typeof TABS)[number];

export interface SurveyEditorBarProps {
  store: SurveyEditorStore;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

/**
 * Parts of the form, steps back, and how far the survey is saved. It saves by itself; the button saves at once. A running
 * survey waits for the button: visitors must not see half a sentence.
 */
export function SurveyEditorBar({ store, tab, onTab }: SurveyEditorBarProps) {
  const t = useTranslator();
  const isChanged = useStore(store.$isChanged);
  const isUnpublished = useStore(store.$isUnpublished);
  const { isBusy } = useStore(store.$save);
  const canUndo = useStore(store.$past).length > 0;
  const canRedo = useStore(store.$future).length > 0;
  return (
    <div className="sr-survey-editor__bar">
      <fieldset className="sr-segments" aria-label={t('surveyEditor.title')}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
            {t(`surveyEditor.tab.${name}`)}
          </button>
        ))}
      </fieldset>
      <span className="sr-survey-editor__state" role="status">
        {t(isBusy ? 'surveyEditor.saving' : stateKey(isChanged, isUnpublished))}
      </span>
      <IconButton label={t('surveyEditor.undo')} disabled={!canUndo} onClick={store.undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t('surveyEditor.redo')} disabled={!canRedo} onClick={store.redo}>
        <Redo2 aria-hidden />
      </IconButton>
      {isChanged && (
        <Button size="sm" variant={isUnpublished ? 'primary' : 'secondary'} busy={isBusy} onClick={() => store.save()}>
          {t(isUnpublished ? 'surveyEditor.publishChanges' : 'surveyEditor.save')}
        </Button>
      )}
    </div>
  );
}

function stateKey(isChanged: boolean, isUnpublished: boolean) {
  if (isUnpublished) return 'surveyEditor.unpublished';
  return isChanged ? 'surveyEditor.unsaved' : 'surveyEditor.saved';
}
