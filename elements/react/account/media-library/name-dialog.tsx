import type { FormState } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

export interface NameDialogProps {
  title: string;
  /** Label of the button that confirms. */
  action: string;
  /** Current name. */
  name: string;
  form: FormState;
  /** False if the name was not taken. */
  onName: (name: string) => Promise<boolean>;
  /** Forgets what went wrong. */
  onReset: () => void;
  onClose: () => void;
}

/** Asks for the name of a file or a folder. */
export function NameDialog({ title, action, name, form, onName, onReset, onClose }: NameDialogProps) {
  const t = useTranslator();
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);

  function close() {
    onReset();
    onClose();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === name || (await onName(typed))) close();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      size="sm"
      title={title}
      closeLabel={t('app.close')}
      initialFocus={() => fields.current?.querySelector('input') ?? null}
      footer={
        <>
          <Button onClick={close}>{t('app.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.status === 'sending'}>
            {action}
          </Button>
        </>
      }
    >
      <form ref={fields} id={id} onSubmit={submit} noValidate>
        <NameField form={form} typed={typed} onType={setTyped} />
      </form>
    </Dialog>
  );
}

function NameField({ form, typed, onType }: { form: FormState; typed: string; onType: (typed: string) => void }) {
  const t = useTranslator();
  const refusal = formError(form);
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextField
        label={t('assets.name')}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        error={fieldError(form, 'name')}
      />
    </>
  );
}
