import { useStore } from '@nanostores/react';
import type { SurveyActionClass } from '@spotreel/sdk/contract';
import type { SurveyActionsStore } from '@spotreel/sdk/stores';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { DeleteDialog } from '../projects-view/delete-dialog';
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
      <DeleteDialog
        name={deleting?.name}
        title="surveyActions.deleteTitle"
        text="surveyActions.deleteText"
        confirm="surveyActions.deleteConfirm"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting) void store.remove(deleting.id);
          setDeleting(undefined);
        }}
      />
    </>
  );
}
