import { useStore } from '@nanostores/react';
import type { SurveyActionClass } from '@spotreel/sdk/contract';
import type { SurveyActionsStore } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { DeleteDialog } from '../projects-view/delete-dialog';
import { ActionRow, type ActionRowProps } from './action-row';

export interface ActionListProps extends Pick<ActionRowProps, 'surveyLink'> {
  store: SurveyActionsStore;
  onEdit: (action: SurveyActionClass) => void;
}

/** The actions of an environment. One is deleted after a question. */
export function ActionList({ store, surveyLink, onEdit }: ActionListProps) {
  const { data } = useStore(store.$actions);
  const [deleting, setDeleting] = useState<SurveyActionClass>();
  return (
    <>
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
