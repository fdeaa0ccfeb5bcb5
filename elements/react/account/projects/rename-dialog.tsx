import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface RenameDialogProps {
  /** Current name; undefined: closed. */
  name: string | undefined;
  onClose: () => void;
  /** Called with a name that differs and is not empty. */
  onRename: (name: string) => void;
}

/** Characters (`projectName` of the contract). */
const MAX_NAME = 120;

/** Asks for another name of a video. */
export function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
  const t = useTranslator();
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title={t('projects.renameTitle')}
      closeLabel={t('app.close')}
      initialFocus={() => fields.current?.querySelector('input') ?? null}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('projects.renameConfirm')}
          </Button>
        </>
      }
    >
      {name !== undefined && <NameForm id={form} ref={fields} name={name} onClose={onClose} onRename={onRename} />}
    </Dialog>
  );
}

interface NameFormProps extends Omit<RenameDialogProps, 'name'> {
  id: string;
  ref: RefObject<HTMLFormElement | null>;
  name: string;
}

function NameForm({ id, ref, name, onClose, onRename }: NameFormProps) {
  const t = useTranslator();
  const [typed, setTyped] = useState(name);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted !== '' && wanted !== name) onRename(wanted);
    onClose();
  }

  return (
    <form ref={ref} id={id} onSubmit={submit}>
      <TextField
        label={t('projects.name')}
        value={typed}
        maxLength={MAX_NAME}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
