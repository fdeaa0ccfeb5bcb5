/** Webhooks of the tenant, and what was sent to each. One a screen. */

import { atom } from 'nanostores';
import type { Id } from '../../contract/schemas/ids';
import type { Webhook, WebhookDelivery, WebhookEvent } from '../../contract/webhooks/webhook';
import { replaced, resource, without } from '../resource/resource';
import { type SearchedPages, searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

/** Address of a webhook, and what it hears. */
type WebhookTarget = Pick<Webhook, 'url'> & { readonly events: readonly WebhookEvent[] };

/** Webhooks of the tenant, for those who manage it. Actions without a form answer false if they failed; a notice then says why. */
export function createWebhooks({ editing: { context } }: Spotreel) {
  const webhooks = resource(context, (api, signal): Promise<readonly Webhook[]> => api.webhooks({ signal }));
  const change = webhooks.form();
  const $secret = atom<string | undefined>();
  const withSecret = async <Answer extends { readonly secret: string }>(made: Promise<Answer>) => {
    $secret.set((await made).secret);
    return made;
  };
  return {
    $webhooks: webhooks.$state,
    $form: webhooks.$form,
    /** State of changing a webhook. */
    $change: change.$state,
    /** Secret of the webhook that was just made or got a new one; it cannot be read again. */
    $secret,
    forgetSecret: () => $secret.set(undefined),
    load: webhooks.load,
    /** False if it was not taken. */
    add: (url: string, events: readonly WebhookEvent[]) =>
      webhooks.save(
        (api) => withSecret(api.createWebhook({ body: { url, events: [...events] } })),
        (all, { webhook }) => [...all, webhook],
      ),
    forgetChange: change.reset,
    /** False if it was not taken. The secret stays. */
    change: (webhookId: Id<'webhook'>, { url, events }: WebhookTarget) =>
      change.save((api) => api.changeWebhook({ params: { webhookId }, body: { url, events: [...events] } }), replaced),
    setEnabled: (webhookId: Id<'webhook'>, isEnabled: boolean) =>
      webhooks.act((api) => api.changeWebhook({ params: { webhookId }, body: { isEnabled } }), replaced),
    remove: (webhookId: Id<'webhook'>) =>
      webhooks.act((api) => api.deleteWebhook({ params: { webhookId } }), without(webhookId)),
    renewSecret: (webhookId: Id<'webhook'>) =>
      webhooks.act((api) => withSecret(api.renewWebhookSecret({ params: { webhookId } }))),
    sendTest: (webhookId: Id<'webhook'>) => webhooks.act((api) => api.testWebhook({ params: { webhookId } })),
  };
}

/** Result of `createWebhooks`. */
export type WebhooksStore = ReturnType<typeof createWebhooks>;

/** Result of `createWebhookDeliveries`. */
export interface WebhookDeliveriesStore extends Pick<SearchedPages<WebhookDelivery>, '$pages' | 'load' | 'show'> {
  /** Sends it again, and reads the list anew. */
  resend(deliveryId: Id<'delivery'>): Promise<void>;
}

/** Creates the list of deliveries to one webhook, the newest first. */
export function createWebhookDeliveries(
  { editing: { context } }: Spotreel,
  webhookId: Id<'webhook'>,
): WebhookDeliveriesStore {
  const { pages, changes } = searchedPages<WebhookDelivery>(context, (api, { page }, signal) =>
    api.webhookDeliveries({ params: { webhookId }, query: { page }, signal }),
  );
  const { $pages, load, show } = pages;
  return {
    $pages,
    load,
    show,
    async resend(deliveryId) {
      if (await changes.act((api) => api.resendWebhookDelivery({ params: { webhookId, deliveryId } }))) await load();
    },
  };
}
