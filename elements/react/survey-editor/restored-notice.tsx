import type { RestoredSurvey } from '@spotreel/sdk/stores';
import { Button } from '../button/button';
import { momentText } from '../foundation/dates';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface RestoredNoticeProps {
  restored: RestoredSurvey;
  onDiscard: () => void;
}

/** What an earlier visit left unsaved is back, and can go. */
export function RestoredNotice({ restored, onDiscard }: RestoredNoticeProps) {
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
