import { useStore } from '@nanostores/react';
import { isAdminRole, type TenantDomain } from '@spotreel/sdk/internal/contract';
import { createOwnDomain, createTenantBySlug, type OwnDomainStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useEffect, useState } from 'react';
import { AccountPanel } from '../../account/account-screen/account-panel';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';
import { AgencyPage } from '../agency-screen/agency-page';
import { LoadState } from '../agency-screen/load-state';
import { DomainRecords } from './domain-records';
import { useTenantDomainStyles } from './tenant-domain-styles';

/** The page about the domain of the own tenant. */
export function TenantDomainPage() {
  useTenantDomainStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const { user } = useSession();
  const [store] = useState(() => createTenantBySlug(spotreel, undefined));
  const state = useStore(store.$tenant);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <AgencyPage title={t('agency.domain')} text={t('tenantDomain.text')} busy={state.status === 'loading'}>
      <LoadState state={state} onRetry={store.load} />
      {state.data && <TenantDomainPanel tenantId={state.data.id} mayManage={isAdminRole(user?.role)} />}
    </AgencyPage>
  );
}

export interface TenantDomainPanelProps {
  tenantId: number;
  mayManage: boolean;
}

/** The domain of a tenant: named, proved by a DNS record, and given up here. */
export function TenantDomainPanel({ tenantId, mayManage }: TenantDomainPanelProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createOwnDomain(spotreel, tenantId));
  const state = useStore(store.$domain);
  const { data: domain } = state;

  useEffect(() => {
    void store.load();
  }, [store]);

  const mark = domain && <span className="sr-state-tag">{t(`tenantDomain.${domain.state}`)}</span>;
  return (
    <AccountPanel title={t('tenantDomain.label')} aside={mark}>
      <LoadState state={state} onRetry={store.load} />
      {domain === null && mayManage && <DomainForm store={store} />}
      {domain && <DomainState domain={domain} store={store} mayManage={mayManage} />}
    </AccountPanel>
  );
}

function DomainForm({ store }: { store: OwnDomainStore }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [name, setName] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    void store.connect(name);
  }
  return (
    <form className="sr-account-form" onSubmit={submit} noValidate>
      <TextField
        label={t('tenantDomain.label')}
        hint={t('tenantDomain.hint')}
        autoCapitalize="off"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={formError(form) ?? fieldError(form, 'domain')}
      />
      <div className="sr-account-form__actions">
        <Button type="submit" variant="primary" busy={form.status === 'sending'}>
          {t('tenantDomain.connect')}
        </Button>
      </div>
    </form>
  );
}

interface DomainStateProps {
  domain: TenantDomain;
  store: OwnDomainStore;
  mayManage: boolean;
}

function DomainState({ domain, store, mayManage }: DomainStateProps) {
  const t = useTranslator();
  const { status, failure } = useStore(store.$form);
  const { domain: name, state } = domain;
  const refusal = failure?.message;
  return (
    <>
      <p className="sr-domain__name">{name}</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {state !== 'proved' && <Finding domain={domain} />}
      <DomainRecords records={domain.records} />
      <p className="sr-field__hint">{t('tenantDomain.tls')}</p>
      <div className="sr-account-form__actions">
        {state === 'proved' && (
          <a
            className="sr-button sr-button--secondary sr-button--md"
            href={`https://${name}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('tenantDomain.open', { domain: name })}
          </a>
        )}
        {mayManage && state !== 'proved' && (
          <Button variant="primary" busy={status === 'sending'} onClick={() => void store.check()}>
            {t('tenantDomain.check')}
          </Button>
        )}
        {mayManage && (
          <Button variant="quiet" onClick={() => void store.remove()}>
            {t('tenantDomain.remove')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Result of the last check, and the time of the next one. */
function Finding({ domain: { problem, found, nextCheckAt, state } }: { domain: TenantDomain }) {
  const t = useTranslator();
  const next = nextCheckAt && new Date(nextCheckAt).toLocaleTimeString(t.locale, { timeStyle: 'short' });
  return (
    <Notice tone={state === 'failed' ? 'danger' : 'info'}>
      {problem && `${t(`tenantDomain.${problem}`, { found: found.join(', ') })} `}
      {next ? t('tenantDomain.nextCheck', { time: next }) : t('tenantDomain.noMoreChecks')}
    </Notice>
  );
}
