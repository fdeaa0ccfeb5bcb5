import { useStore } from '@nanostores/react';
import type { SurveyActionClass } from '@spotreel/sdk/internal/contract';
import type { SurveyActionsStore } from '@spotreel/sdk/internal/stores';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { EmptyState } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { ActionRow, type ActionRowProps } from './action-row';

export interface ActionListProps extends Pick<ActionRowProps, 'surveyLink'> {
  store: SurveyActionsStore;
  onEdit: (action: SurveyActionClass) => void;
}

/** The actions of an environment. One is deleted after a question. */
export function ActionList({ store, surveyLink, onEdit }: ActionListProps) {
  const t = useTranslator();
  const { data } = useStore(store.$actions);
  const [deleting, setDeleting] = useState<SurveyActionClass>();
  return (
    <>
      {data?.actions.length === 0 && (
        <EmptyState icon={<Zap aria-hidden />} title={t('surveyActions.emptyTitle')}>
          {t('surveyActions.emptyText')}
        </EmptyState>
      )}
      <ul className="sr-survey-list">
        {data?.actions.map((action) => (
          <li key={action.id}>
            <ActionRow
              action={action}
              surveyLink={surveyLink}
              onEdit={() => onEdit(action)}
              onDelete={() => setDeleting(action)}
            />
          </li>
        ))}
      </ul>
      <QuestionDialog
        open={deleting !== undefined}
        title={t('surveyActions.deleteTitle', { name: deleting?.name ?? '' })}
        text={t('surveyActions.deleteText')}
        action={t('surveyActions.deleteConfirm')}
        isDangerous
        onConfirm={() => deleting && void store.remove(deleting.id)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
