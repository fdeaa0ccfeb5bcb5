import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { RestoredSurvey, SurveyConflict, SurveyEditorStore, SurveyPart } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

export interface ConflictNoticeProps {
  store: SurveyEditorStore;
  /** Undefined where the saved survey could not be read. */
  conflict: SurveyConflict | undefined;
  restored: RestoredSurvey | undefined;
}

/** Another operator has saved meanwhile: what each side changed, and which is to stay. */
export function ConflictNotice({ store, conflict, restored }: ConflictNoticeProps) {
  const t = useTranslator();
  const mine = restored
    ? t('surveyEditor.restored', { date: momentText(t, restored.savedAtMs) })
    : t('surveyEditor.mineChanged');
  return (
    <Notice
      tone="warning"
      title={t('surveyEditor.stale')}
      action={
        <span className="sr-survey-editor__choice">
          <Button size="sm" onClick={() => store.discard()}>
            {t('surveyEditor.reload')}
          </Button>
          <Button size="sm" onClick={() => store.saveAnyway()}>
            {t('surveyEditor.saveAnyway')}
          </Button>
        </span>
      }
    >
      {conflict && (
        <dl className="sr-survey-editor__sides">
          <dt>{mine}</dt>
          <dd>{partsText(conflict.mine, t)}</dd>
          <dt>{t('surveyEditor.theirsChanged')}</dt>
          <dd>{partsText(conflict.theirs, t)}</dd>
        </dl>
      )}
    </Notice>
  );
}

function partsText(parts: readonly SurveyPart[], t: Translator): string {
  if (parts.length === 0) return t('surveyEditor.part.nothing');
  return parts
    .map((part) =>
      part.area === 'question'
        ? t('surveyEditor.part.question', { headline: part.headline })
        : t(`surveyEditor.part.${part.area}`),
    )
    .join(', ');
}
