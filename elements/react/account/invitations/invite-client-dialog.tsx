import { useStore } from '@nanostores/react';
import type { InvitationsStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

export interface InviteClientDialogProps {
  open: boolean;
  store: InvitationsStore;
  onClose: () => void;
}

/** Asks for the email address of a new client and sends the invitation. */
export function InviteClientDialog({ open, store, onClose }: InviteClientDialogProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const form = useStore(store.$form);
  const id = useId();
  const [email, setEmail] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await store.invite(email, 'client'))) return;
    toasts.show({ tone: 'success', title: t('clients.invited', { email }) });
    setEmail('');
    onClose();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('clients.inviteTitle')}
      description={t('clients.inviteText')}
      closeLabel={t('app.close')}
      size="sm"
      footer={
        <Button type="submit" form={id} variant="primary" busy={form.status === 'sending'}>
          {t('people.invite')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          label={t('people.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={formError(form) ?? (fieldError(form, 'email') && t('signIn.emailInvalid'))}
        />
      </form>
    </Dialog>
  );
}
