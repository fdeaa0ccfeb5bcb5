import { useStore } from '@nanostores/react';
import { API_KEY_SCOPES, type ApiKeyScope } from '@spotreel/sdk/internal/contract';
import type { ApiKeysStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { CheckGroup } from './check-group';

type Lifetime = 'never' | '30' | '90' | '365';

/** Name, permissions and expiry of a new key. */
export function ApiKeyForm({ store }: { store: ApiKeysStore }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { name, setName, scopes, setScopes, lifetime, setLifetime, submit } = useNewKey(store);
  const refusal = formError(form);
  return (
    <AccountPanel title={t('keys.make')}>
      <form className="sr-account-form" onSubmit={submit} noValidate>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <TextField
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          error={fieldError(form, 'name')}
        />
        <CheckGroup
          legend={t('keys.permissions')}
          options={API_KEY_SCOPES.map((value) => ({ value, label: t(`keys.${value}`) }))}
          chosen={scopes}
          onChange={setScopes}
          error={fieldError(form, 'scopes')}
        />
        <LifetimeField value={lifetime} onChange={setLifetime} />
        <div>
          <Button type="submit" variant="primary" busy={form.status === 'sending'}>
            {t('keys.submit')}
          </Button>
        </div>
      </form>
    </AccountPanel>
  );
}

function LifetimeField({ value, onChange }: { value: Lifetime; onChange: (value: Lifetime) => void }) {
  const t = useTranslator();
  const options: readonly { value: Lifetime; label: string }[] = [
    { value: 'never', label: t('keys.never') },
    { value: '30', label: t('keys.in30') },
    { value: '90', label: t('keys.in90') },
    { value: '365', label: t('keys.in365') },
  ];
  return <SelectField label={t('keys.expires')} value={value} options={options} onChange={onChange} />;
}

/** Settings of the new key. Its name is cleared once the key is made. */
function useNewKey(store: ApiKeysStore) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['users:write', 'embed:write']);
  const [lifetime, setLifetime] = useState<Lifetime>('never');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.make({ name, scopes, lifetimeDays: lifetime === 'never' ? null : Number(lifetime) })) setName('');
  }
  return { name, setName, scopes, setScopes, lifetime, setLifetime, submit };
}
