import { useStore } from '@nanostores/react';
import { INVITABLE_ROLES, type UserRole } from '@spotreel/sdk/internal/contract';
import type { InvitationsStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';

/** An address and a role. The roles are those that the own role may give. */
export function InviteForm({ store }: { store: InvitationsStore }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { email, setEmail, role, setRole, roles, submit } = useInvitee(store);
  const isTaken = form.failure?.code === 'email_taken';
  const refusal = isTaken ? undefined : formError(form);
  return (
    <form className="sr-invite-form" onSubmit={submit} noValidate>
      {refusal && (
        <div className="sr-invite-form__refusal">
          <Notice tone="danger">{refusal}</Notice>
        </div>
      )}
      <TextField
        label={t('people.email')}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={isTaken ? form.failure?.message : fieldError(form, 'email') && t('signIn.emailInvalid')}
      />
      <SelectField
        label={t('people.role')}
        value={role}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={setRole}
      />
      <Button type="submit" variant="primary" className="sr-invite-form__submit" busy={form.status === 'sending'}>
        {t('people.invite')}
      </Button>
    </form>
  );
}

/** Invited person and their role. The address is cleared once the invitation is made. */
function useInvitee(store: InvitationsStore) {
  const { user } = useSession();
  const roles = INVITABLE_ROLES[user?.role ?? 'user'];
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<UserRole>(roles[0] ?? 'user');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.invite(email, role)) setEmail('');
  }
  return { email, setEmail, role, setRole, roles, submit };
}
