import { useStore } from '@nanostores/react';
import { WEBHOOK_EVENTS, type Webhook } from '@spotreel/sdk/internal/contract';
import type { WebhooksStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { Notice } from '../../controls/notice/notice';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { DeliveryList } from './delivery-list';
import { WebhookFields } from './webhook-fields';

export interface WebhookPanelProps {
  store: WebhooksStore;
  webhook: Webhook;
}

/** One webhook: its state, what can be done with it, and its deliveries. */
export function WebhookPanel({ store, webhook }: WebhookPanelProps) {
  const t = useTranslator();
  const { id, url, events, isEnabled } = webhook;
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [revision, setRevision] = useState(0);

  async function sendTest() {
    if (!(await store.sendTest(id))) return;
    setOpen(true);
    setRevision(revision + 1);
  }

  return (
    <AccountPanel
      title={url}
      text={events.join(' · ')}
      aside={<span className="sr-state-tag">{t(isEnabled ? 'webhooks.on' : 'webhooks.off')}</span>}
    >
      <WebhookTrouble webhook={webhook} />
      <div className="sr-account-form__actions">
        <Button size="sm" onClick={() => void sendTest()}>
          {t('webhooks.sendTest')}
        </Button>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'webhooks.hideDeliveries' : 'webhooks.showDeliveries')}
        </Button>
        <Button size="sm" aria-expanded={isChanged} onClick={() => setChanged(!isChanged)}>
          {t('webhooks.change')}
        </Button>
        <Button size="sm" onClick={() => void store.setEnabled(id, !isEnabled)}>
          {t(isEnabled ? 'webhooks.turnOff' : 'webhooks.turnOn')}
        </Button>
        <WebhookQuestions store={store} webhookId={id} />
      </div>
      {isChanged && <WebhookChanges store={store} webhook={webhook} onClose={() => setChanged(false)} />}
      {isOpen && <DeliveryList webhookId={id} revision={revision} />}
    </AccountPanel>
  );
}

/** Since when deliveries fail, or that they were turned off for it. */
function WebhookTrouble({ webhook: { isEnabled, failingSince, turnedOffAt } }: { webhook: Webhook }) {
  const t = useTranslator();
  if (isEnabled)
    return failingSince ? (
      <Notice tone="warning">{t('webhooks.failing', { when: momentText(t, failingSince) })}</Notice>
    ) : null;
  return turnedOffAt ? (
    <Notice tone="danger">{t('webhooks.turnedOff', { when: momentText(t, turnedOffAt) })}</Notice>
  ) : null;
}

/** A new secret, and removing the webhook: both ask first. */
function WebhookQuestions({ store, webhookId }: { store: WebhooksStore; webhookId: number }) {
  const t = useTranslator();
  const [asked, setAsked] = useState<'secret' | 'remove'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Button size="sm" onClick={() => setAsked('secret')}>
        {t('webhooks.newSecret')}
      </Button>
      <Button size="sm" onClick={() => setAsked('remove')}>
        {t('webhooks.remove')}
      </Button>
      <QuestionDialog
        open={asked === 'secret'}
        title={t('webhooks.newSecretTitle')}
        text={t('webhooks.newSecretText')}
        action={t('webhooks.newSecret')}
        onConfirm={() => void store.renewSecret(webhookId)}
        onClose={close}
      />
      <QuestionDialog
        open={asked === 'remove'}
        title={t('webhooks.removeTitle')}
        text={t('webhooks.removeText')}
        action={t('webhooks.remove')}
        isDangerous
        onConfirm={() => void store.remove(webhookId)}
        onClose={close}
      />
    </>
  );
}

interface WebhookChangesProps {
  store: WebhooksStore;
  webhook: Webhook;
  /** The change was saved, or given up. */
  onClose: () => void;
}

/** Changes URL and events of a webhook. Its secret stays. */
function WebhookChanges({ store, webhook, onClose }: WebhookChangesProps) {
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
