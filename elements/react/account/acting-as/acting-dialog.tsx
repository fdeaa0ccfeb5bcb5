import { useStore } from '@nanostores/react';
import { SITTING_MINUTES } from '@spotreel/sdk/internal/contract';
import { createActingForm } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

/** Minutes that are offered. */
const CHOICES = [15, SITTING_MINUTES.default, SITTING_MINUTES.max].map(String);

export interface ActingDialogProps {
  /** Owner of the account. */
  person: { readonly email: string; readonly name: string };
  onClose: () => void;
  /** The next calls are made as that person: reload the page. */
  onActing: () => void;
}

/** A dialog asks for the reason and the length of a sitting in another person's account, and begins it. */
export function ActingDialog({ person: { email, name }, onClose, onActing }: ActingDialogProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createActingForm(spotreel));
  const form = useStore(store.$form);
  const id = useId();
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState(String(SITTING_MINUTES.default));
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.enter({ email, reason, minutes: Number(minutes) })) onActing();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('acting.startFor', { name })}
      description={t('acting.reasonText', { name })}
      closeLabel={t('app.close')}
      size="sm"
      footer={
        <Button type="submit" form={id} variant="primary" busy={form.status === 'sending'}>
          {t('acting.begin')}
        </Button>
      }
    >
      <form id={id} className="sr-acting-form" onSubmit={submit} noValidate>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <TextField
          label={t('acting.reason')}
          hint={t('acting.reasonHint')}
          maxLength={300}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={fieldError(form, 'reason') && t('acting.reasonMissing')}
        />
        <SelectField
          label={t('acting.minutes')}
          value={minutes}
          options={CHOICES.map((value) => ({ value, label: t('acting.minutesChoice', { count: Number(value) }) }))}
          onChange={setMinutes}
        />
      </form>
    </Dialog>
  );
}
