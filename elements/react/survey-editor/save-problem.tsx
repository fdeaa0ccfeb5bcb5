import type { Failure } from '../../../sdk/stores/failure';
import type { SurveyEditorStore } from '../../../sdk/stores/surveys/survey-editor-store';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { firstProblem } from './field-errors';

/** Why it was not saved, and what can be done about it. */
export function SaveProblem({ store, failure }: { store: SurveyEditorStore; failure: Failure }) {
  const t = useTranslator();
  if (failure.code === 'stale_version')
    return (
      <Notice
        tone="warning"
        title={t('surveyEditor.stale')}
        action={
          <>
            <Button size="sm" onClick={() => store.open()}>
              {t('surveyEditor.reload')}
            </Button>
            <Button size="sm" onClick={() => store.saveAnyway()}>
              {t('surveyEditor.saveAnyway')}
            </Button>
          </>
        }
      />
    );
  return (
    <Notice tone="danger" title={t('surveyEditor.saveFailed')}>
      {firstProblem(failure) ?? (failure.message !== t('surveyEditor.saveFailed') && failure.message)}
    </Notice>
  );
}
