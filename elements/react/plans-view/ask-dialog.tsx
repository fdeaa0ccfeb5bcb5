import { useStore } from '@nanostores/react';
import type { Plan } from '@spotreel/sdk/contract';
import type { PlansStore } from '@spotreel/sdk/stores';
import { type FormEvent, useState } from 'react';
import { formError } from '../account-screen/field-error';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { TextAreaField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface AskDialogProps {
  store: PlansStore;
  /** Undefined: closed. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** Asks those who run the server for a plan. */
// long: the fields of one form, one after the other
export function AskDialog({ store, plan, onClose }: AskDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [note, setNote] = useState('');
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!plan || !(await store.request(plan.id, note))) return;
    setNote('');
    onClose();
  }
  return (
    <Dialog
      open={plan !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('plans.askFor', { name: plan?.name ?? '' })}
      closeLabel={t('app.cancel')}
      size="sm"
    >
      <form className="sr-account-form" onSubmit={submit}>
        <p className="sr-account-panel__text">{t('plans.askText')}</p>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <TextAreaField
          label={t('plans.note')}
          hint={t('plans.noteHint')}
          maxLength={500}
          value={note}
          onValueChange={setNote}
        />
        <div className="sr-account-form__actions">
          <Button type="submit" variant="primary" busy={form.status === 'sending'}>
            {t('plans.send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
