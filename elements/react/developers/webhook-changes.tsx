import { useStore } from '@nanostores/react';
import { WEBHOOK_EVENTS, type Webhook } from '@spotreel/sdk/contract';
import type { WebhooksStore } from '@spotreel/sdk/stores';
import { useTranslator } from '../foundation/translation';
import { WebhookFields } from './webhook-fields';

export interface WebhookChangesProps {
  store: WebhooksStore;
  webhook: Webhook;
  /** The change was saved, or given up. */
  onClose: () => void;
}

/** Changes URL and events of a webhook. Its secret stays. */
export function WebhookChanges({ store, webhook, onClose }: WebhookChangesProps) {
  const t = useTranslator();
  const form = useStore(store.$change);

  function close() {
    store.forgetChange();
    onClose();
  }
  return (
    <WebhookFields
      form={form}
      initial={{ url: webhook.url, events: WEBHOOK_EVENTS.filter((event) => webhook.events.includes(event)) }}
      submitLabel={t('webhooks.save')}
      onSubmit={async (values) => {
        const isSaved = await store.change(webhook.id, values);
        if (isSaved) close();
        return isSaved;
      }}
      onCancel={close}
    />
  );
}
