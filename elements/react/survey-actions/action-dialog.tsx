import { useStore } from '@nanostores/react';
import type { SurveyActionClass } from '@spotreel/sdk/contract';
import type { SurveyActionsStore } from '@spotreel/sdk/stores';
import { useId } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { ActionFields } from './action-fields';
import { ActionTrialFields } from './action-trial-fields';
import { useActionForm } from './use-action-form';

export interface ActionDialogProps {
  store: SurveyActionsStore;
  /** Undefined: a new action. */
  action: SurveyActionClass | undefined;
  onClose: () => void;
}

/** What fires an action, with a place to try it out. */
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
