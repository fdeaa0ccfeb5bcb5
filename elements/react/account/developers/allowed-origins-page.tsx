import { useStore } from '@nanostores/react';
import type { AllowedOrigin } from '@spotreel/sdk/internal/contract';
import { type AllowedOriginsStore, createAllowedOrigins } from '@spotreel/sdk/internal/stores';
import { Globe, X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { CheckField } from '../../controls/field/check-field';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { useDevelopersStyles } from './developers-styles';

/** Sites that may embed the elements, for those who manage the tenant. */
export function AllowedOriginsPage() {
  useDevelopersStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createAllowedOrigins(spotreel));
  const { data: origins, failure, status } = useStore(store.$origins);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <div className="sr-account-page" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('origins.title')}</h1>
        <p className="sr-page__text">{t('origins.text')}</p>
      </header>
      <OriginForm store={store} />
      <AccountPanel title={t('origins.list')}>
        {failure && (
          <EmptyState title={t('origins.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
            {failure.message}
          </EmptyState>
        )}
        {!origins && !failure && <Skeleton shape="line" />}
        {origins?.length === 0 && (
          <EmptyState icon={<Globe aria-hidden />} title={t('origins.emptyTitle')}>
            {t('origins.emptyText')}
          </EmptyState>
        )}
        {origins && <OriginList store={store} origins={origins} />}
      </AccountPanel>
    </div>
  );
}

function OriginList({ store, origins }: { store: AllowedOriginsStore; origins: readonly AllowedOrigin[] }) {
  const t = useTranslator();
  return (
    <ul className="sr-developer-list">
      {origins.map(({ id, origin, mayFrame }) => (
        <li key={id} className="sr-developer-list__row">
          <div className="sr-developer-list__text">
            <code>{origin}</code>
          </div>
          {mayFrame && <span className="sr-state-tag">{t('origins.frames')}</span>}
          <IconButton label={t('origins.remove', { origin })} size="sm" onClick={() => void store.remove(id)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function OriginForm({ store }: { store: AllowedOriginsStore }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [origin, setOrigin] = useState('');
  const [mayFrame, setMayFrame] = useState(false);
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await store.allow(origin, mayFrame))) return;
    setOrigin('');
    setMayFrame(false);
  }

  return (
    <form className="sr-account-form" onSubmit={submit} noValidate>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextField
        label={t('origins.origin')}
        hint={t('origins.hint')}
        placeholder="https://www.example.com"
        type="url"
        autoComplete="off"
        value={origin}
        onChange={(event) => setOrigin(event.currentTarget.value)}
        error={fieldError(form, 'origin')}
      />
      <CheckField label={t('origins.mayFrame')} checked={mayFrame} onChange={setMayFrame} />
      <div>
        <Button type="submit" variant="primary" busy={form.status === 'sending'}>
          {t('origins.add')}
        </Button>
      </div>
    </form>
  );
}
