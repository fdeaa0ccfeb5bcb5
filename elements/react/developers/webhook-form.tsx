import { useStore } from '@nanostores/react';
import type { WebhooksStore } from '@spotreel/sdk/stores';
import { AccountPanel } from '../account-screen/account-panel';
import { useTranslator } from '../foundation/translation';
import { WebhookFields, type WebhookValues } from './webhook-fields';

const EMPTY: WebhookValues = { url: '', events: ['render.finished', 'render.failed'] };

/** Adds a webhook. */
export function WebhookForm({ store }: { store: WebhooksStore }) {
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
