import { WEBHOOK_EVENTS, type WebhookEvent } from '@spotreel/sdk/internal/contract';
import type { FormState } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { CheckGroup } from './check-group';

export interface WebhookValues {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export interface WebhookFieldsProps {
  form: FormState;
  initial: WebhookValues;
  submitLabel: string;
  /** False if it was not taken. */
  onSubmit: (values: WebhookValues) => Promise<boolean>;
  /** Default: there is no button that closes the form. */
  onCancel?: () => void;
}

/** URL and events of a webhook. A new one's URL goes once the webhook is made. */
export function WebhookFields({ form, initial, submitLabel, onSubmit, onCancel }: WebhookFieldsProps) {
  const t = useTranslator();
  const [url, setUrl] = useState(initial.url);
  const [events, setEvents] = useState(initial.events);
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await onSubmit({ url, events })) setUrl(initial.url);
  }
  return (
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
      <div className="sr-account-form__actions">
        <Button type="submit" variant="primary" busy={form.status === 'sending'}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('app.cancel')}</Button>}
      </div>
    </form>
  );
}
