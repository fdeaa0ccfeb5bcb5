import type { FormState } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { formError } from '../../controls/field/field-error';
import { TextAreaField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

export interface NoteDialogProps {
  open: boolean;
  title: string;
  text?: string;
  label: string;
  hint?: string;
  /** Label of the button that sends. */
  action: string;
  isDangerous?: boolean;
  form: FormState;
  /** False: it was refused, and the dialog stays open. */
  onSend: (note: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a note to a request or a refusal, and sends both. */
export function NoteDialog(props: NoteDialogProps) {
  const { open, title, text, onClose } = props;
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={text}
      closeLabel={t('app.cancel')}
      size="sm"
    >
      <NoteForm {...props} />
    </Dialog>
  );
}

function NoteForm({ label, hint, action, isDangerous, form, onSend, onClose }: NoteDialogProps) {
  const t = useTranslator();
  const [note, setNote] = useState('');
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await onSend(note)) onClose();
  }
  return (
    <form className="sr-account-form" onSubmit={submit}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextAreaField label={label} hint={hint} maxLength={500} value={note} onValueChange={setNote} />
      <div className="sr-account-form__actions">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={form.status === 'sending'}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
