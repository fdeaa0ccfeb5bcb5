import { useStore } from '@nanostores/react';
import type { SurveyActionClass } from '@spotreel/sdk/internal/contract';
import { type ActionDraft, actionDraftOf, NEW_ACTION, type SurveyActionsStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { type ActionErrors, actionErrors } from './action-errors';
import { ActionFields } from './action-fields';
import { ActionTrialFields } from './action-trial-fields';

export interface ActionDialogProps {
  store: SurveyActionsStore;
  /** Undefined: a new action. */
  action: SurveyActionClass | undefined;
  onClose: () => void;
}

/** Trigger of an action, with a place to try it out. */
export function ActionDialog({ store, action, onClose }: ActionDialogProps) {
  const t = useTranslator();
  const formId = useId();
  const { draft, errors, change, submit } = useActionForm(store, action, onClose);
  const { isBusy, failure } = useStore(store.$save);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(action ? 'surveyActions.editTitle' : 'surveyActions.newTitle')}
      closeLabel={t('app.close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t('surveyActions.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="sr-action-form" onSubmit={submit} noValidate>
        {failure && (
          <Notice tone="danger" title={t('surveyActions.saveFailed')}>
            {failure.message !== t('surveyActions.saveFailed') && failure.message}
          </Notice>
        )}
        <ActionFields draft={draft} errors={errors} change={change} />
        {draft.kind !== 'code' && <ActionTrialFields draft={draft} />}
      </form>
    </Dialog>
  );
}

interface ActionForm {
  readonly draft: ActionDraft;
  /** Empty until the form was sent once. */
  readonly errors: ActionErrors;
  readonly change: (next: Partial<ActionDraft>) => void;
  readonly submit: (event: FormEvent) => Promise<void>;
}

/** The draft of an action; `undefined` begins a new one. `onSaved` is called once the server has it. */
function useActionForm(
  store: SurveyActionsStore,
  action: SurveyActionClass | undefined,
  onSaved: () => void,
): ActionForm {
  const t = useTranslator();
  const [draft, setDraft] = useState<ActionDraft>(action ? actionDraftOf(action) : NEW_ACTION);
  const [wasSent, setSent] = useState(false);
  useEffect(() => store.clearSave(), [store]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (Object.keys(actionErrors(draft, t)).length > 0) return;
    if (await store.save(action?.id, draft)) onSaved();
  }

  return {
    draft,
    errors: wasSent ? actionErrors(draft, t) : {},
    change: (next) => setDraft({ ...draft, ...next }),
    submit,
  };
}
