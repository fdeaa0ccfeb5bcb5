import { useStore } from '@nanostores/react';
import type { TenantsStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface NewTenantDialogProps {
  open: boolean;
  title: string;
  store: TenantsStore;
  onClose: () => void;
}

/** Asks for the name of a new tenant. Its slug follows from the name. */
export function NewTenantDialog({ open, title, store, onClose }: NewTenantDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const id = useId();
  const [name, setName] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await store.create(name))) return;
    setName('');
    onClose();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('app.close')}
      size="sm"
      footer={
        <Button type="submit" form={id} variant="primary" busy={form.status === 'sending'}>
          {t('tenants.create')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          label={t('agency.name')}
          hint={t('tenants.nameHint')}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={formError(form) ?? fieldError(form, 'name') ?? fieldError(form, 'slug')}
        />
      </form>
    </Dialog>
  );
}
