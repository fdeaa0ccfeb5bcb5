import { useStore } from '@nanostores/react';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@spotreel/sdk/contract';
import type { WebhooksStore } from '@spotreel/sdk/stores';
import { type FormEvent, useState } from 'react';
import { AccountPanel } from '../account-screen/account-panel';
import { fieldError, formError } from '../account-screen/field-error';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { CheckGroup } from './check-group';

/** URL and events of a new webhook. */
export function WebhookForm({ store }: { store: WebhooksStore }) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { url, setUrl, events, setEvents, submit } = useNewWebhook(store);
  const refusal = formError(form);
  return (
    <AccountPanel title={t('webhooks.add')}>
      <form className="sr-account-form" onSubmit={submit} noValidate>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <TextField
          label={t('webhooks.url')}
          placeholder="https://www.example.com/spotreel-webhook"
          type="url"
          autoComplete="off"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={fieldError(form, 'url')}
        />
        <CheckGroup
          legend={t('webhooks.events')}
          options={WEBHOOK_EVENTS.map((value) => ({ value, label: t(`webhooks.${value}`) }))}
          chosen={events}
          onChange={setEvents}
          error={fieldError(form, 'events')}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.status === 'sending'}>
            {t('webhooks.submit')}
          </Button>
        </div>
      </form>
    </AccountPanel>
  );
}

/** Where events are to be sent, and which. The URL goes once the webhook is made. */
function useNewWebhook(store: WebhooksStore) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['render.finished', 'render.failed']);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.add(url, events)) setUrl('');
  }
  return { url, setUrl, events, setEvents, submit };
}
