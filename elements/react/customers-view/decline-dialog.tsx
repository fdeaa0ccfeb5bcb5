import { useStore } from '@nanostores/react';
import type { ManagedPlanRequest } from '@spotreel/sdk/contract';
import type { CustomersStore } from '@spotreel/sdk/stores';
import { type FormEvent, useState } from 'react';
import { formError } from '../account-screen/field-error';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { TextAreaField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface DeclineDialogProps {
  store: CustomersStore;
  /** Undefined: closed. */
  request: ManagedPlanRequest | undefined;
  onClose: () => void;
}

/** Declines a request, with a message to the person. */
export function DeclineDialog({ store, request, onClose }: DeclineDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [note, setNote] = useState('');
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!request || !(await store.declineRequest(request.id, note))) return;
    setNote('');
    onClose();
  }
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('customers.declineTitle', { person: request?.person.name ?? '' })}
      closeLabel={t('app.cancel')}
      size="sm"
    >
      <form className="sr-account-form" onSubmit={submit}>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <TextAreaField label={t('customers.note')} maxLength={500} value={note} onValueChange={setNote} />
        <div className="sr-account-form__actions">
          <Button type="submit" variant="danger" busy={form.status === 'sending'}>
            {t('customers.decline')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
