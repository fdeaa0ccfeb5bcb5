import { useStore } from '@nanostores/react';
import { createWebhooks, type WebhooksStore } from '@spotreel/sdk/internal/stores';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { useDevelopersStyles } from './developers-styles';
import { SecretDialog } from './secret-dialog';
import { WebhookFields, type WebhookValues } from './webhook-fields';
import { WebhookPanel } from './webhook-panel';

const EMPTY: WebhookValues = { url: '', events: ['render.finished', 'render.failed'] };

/** Webhooks of the tenant and what was sent to them, for those who manage it. */
export function WebhooksPage() {
  useDevelopersStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createWebhooks(spotreel));
  const { data: webhooks, failure, status } = useStore(store.$webhooks);
  const secret = useStore(store.$secret);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <div className="sr-account-page" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('webhooks.title')}</h1>
        <p className="sr-page__text">{t('webhooks.text')}</p>
      </header>
      <WebhookForm store={store} />
      {failure && (
        <EmptyState title={t('webhooks.errorTitle')} action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!webhooks && !failure && <Skeleton shape="line" />}
      {webhooks?.length === 0 && (
        <EmptyState icon={<WebhookIcon aria-hidden />} title={t('webhooks.emptyTitle')}>
          {t('webhooks.emptyText')}
        </EmptyState>
      )}
      {webhooks?.map((webhook) => (
        <WebhookPanel key={webhook.id} store={store} webhook={webhook} />
      ))}
      <SecretDialog secret={secret} onClose={store.forgetSecret} />
    </div>
  );
}

/** Adds a webhook. */
function WebhookForm({ store }: { store: WebhooksStore }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  return (
    <AccountPanel title={t('webhooks.add')}>
      <WebhookFields
        form={form}
        initial={EMPTY}
        submitLabel={t('webhooks.submit')}
        onSubmit={({ url, events }) => store.add(url, events)}
      />
    </AccountPanel>
  );
}
