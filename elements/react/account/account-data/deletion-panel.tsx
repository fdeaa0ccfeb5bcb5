import { useStore } from '@nanostores/react';
import type { PersonalDataStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';

export interface DeletionPanelProps {
  store: PersonalDataStore;
  onDeleted: () => void;
}

/** Deletes the account, after its email address and password were typed. */
export function DeletionPanel({ store, onDeleted }: DeletionPanelProps) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPanel title={t('data.deleteTitle')} text={t('data.deleteText')}>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('data.delete')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('data.deleteQuestion')}
        closeLabel={t('app.cancel')}
        size="sm"
      >
        <DeletionForm store={store} onDeleted={onDeleted} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountPanel>
  );
}

function DeletionForm({ store, onDeleted, onCancel }: DeletionPanelProps & { onCancel: () => void }) {
  const t = useTranslator();
  const form = useStore(store.$removal);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const code = form.failure?.code;
  const isAtField = code === 'email_not_own' || code === 'password_wrong';
  const refusal = isAtField ? undefined : formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.deleteAccount(email, password)) onDeleted();
  }
  return (
    <form className="sr-account-form" onSubmit={submit} noValidate>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextField
        label={t('data.confirmEmail')}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={code === 'email_not_own' ? form.failure?.message : fieldError(form, 'email') && t('signIn.emailInvalid')}
      />
      <TextField
        label={t('data.confirmPassword')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={code === 'password_wrong' ? form.failure?.message : undefined}
      />
      <DeletionActions isReady={email !== ''} isSending={form.status === 'sending'} onCancel={onCancel} />
    </form>
  );
}

interface DeletionActionsProps {
  isReady: boolean;
  isSending: boolean;
  onCancel: () => void;
}

function DeletionActions({ isReady, isSending, onCancel }: DeletionActionsProps) {
  const t = useTranslator();
  return (
    <div className="sr-account-form__actions">
      <Button type="submit" variant="danger" disabled={!isReady} busy={isSending}>
        {t('data.deleteForGood')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('app.cancel')}
      </Button>
    </div>
  );
}
