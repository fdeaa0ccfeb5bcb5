import { useStore } from '@nanostores/react';
import { type ManagedTenant, ROLES_OF_KIND, type UserRole } from '@spotreel/sdk/internal/contract';
import type { InvitationsStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

export interface InviteIntoTenantProps {
  tenant: ManagedTenant;
  store: InvitationsStore;
}

/** Invites a person into a tenant below the own one. */
export function InviteIntoTenant({ tenant, store }: InviteIntoTenantProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const form = useStore(store.$form);
  const roles = ROLES_OF_KIND[tenant.kind];
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<UserRole>(roles[0] ?? 'client');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await store.invite(email, role, tenant.id))) return;
    toasts.show({ tone: 'success', title: t('clients.invited', { email }) });
    setEmail('');
  }
  return (
    <form className="sr-invite-form" onSubmit={submit} noValidate>
      <TextField
        label={t('people.email')}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={formError(form) ?? (fieldError(form, 'email') && t('signIn.emailInvalid'))}
      />
      <SelectField
        label={t('people.role')}
        value={role}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={setRole}
      />
      <Button type="submit" className="sr-invite-form__submit" busy={form.status === 'sending'}>
        {t('people.invite')}
      </Button>
    </form>
  );
}
