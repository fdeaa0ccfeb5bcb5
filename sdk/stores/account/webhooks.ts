/** Webhooks of the tenant, and what was sent to each. One a screen. */
import { atom } from 'nanostores';
import type { Webhook, WebhookDelivery, WebhookEvent } from '../../contract/schemas/integration/webhook';
import { failureOf } from '../failure';
import { createLoader, type Loader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { createForm } from './form';
import { orToast } from './or-toast';
import { createSearchedPages, type SearchedPages } from './searched-pages';

/** Webhooks of the tenant, for those who manage it. */
export function createWebhooks({ editing: { context } }: Spotreel) {
  const list = createLoader<readonly Webhook[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const change = createForm(context.t);
  const $secret = atom<string | undefined>();
  return {
    $webhooks: list.$state,
    $form: form.$state,
    /** Of the webhook that is being changed. */
    $change: change.$state,
    /** Secret of the webhook that was just made or got a new one; it cannot be read again. */
    $secret,
    forgetSecret: () => $secret.set(undefined),
    load: () => list.load(async (signal) => (await context.accounts()).webhooks({ signal })),
    /** False if it was not taken. */
    async add(url: string, events: readonly WebhookEvent[]): Promise<boolean> {
      const body = { url, events: [...events] };
      const added = await form.send(async () => (await context.accounts()).createWebhook({ body }));
      if (added) {
        $secret.set(added.secret);
        list.update((all) => [...all, added.webhook]);
      }
      return added !== undefined;
    },
    forgetChange: change.reset,
    /** False if it was not taken. The secret stays. */
    async change(
      webhookId: number,
      { url, events }: Pick<Webhook, 'url'> & { readonly events: readonly WebhookEvent[] },
    ) {
      const body = { url, events: [...events] };
      const changed = await change.send(async () =>
        (await context.accounts()).changeWebhook({ params: { webhookId }, body }),
      );
      if (changed) list.update((all) => all.map((one) => (one.id === changed.id ? changed : one)));
      return changed !== undefined;
    },
    ...webhookActions(context, list, (secret) => $secret.set(secret)),
  };
}

/** What can be done with one webhook. Each answers false if it failed; a notice then says why. */
function webhookActions(context: StoreContext, list: Loader<readonly Webhook[]>, showSecret: (secret: string) => void) {
  const replace = (changed: Webhook) => list.update((all) => all.map((one) => (one.id === changed.id ? changed : one)));
  return {
    setEnabled: (webhookId: number, isEnabled: boolean) =>
      orToast(context, async () =>
        replace(await (await context.accounts()).changeWebhook({ params: { webhookId }, body: { isEnabled } })),
      ),
    remove: (webhookId: number) =>
      orToast(context, async () => {
        await (await context.accounts()).deleteWebhook({ params: { webhookId } });
        list.update((all) => all.filter(({ id }) => id !== webhookId));
      }),
    renewSecret: (webhookId: number) =>
      orToast(context, async () => {
        const { secret } = await (await context.accounts()).renewWebhookSecret({ params: { webhookId } });
        showSecret(secret);
      }),
    sendTest: (webhookId: number) =>
      orToast(context, async () => void (await (await context.accounts()).testWebhook({ params: { webhookId } }))),
  };
}

/** What `createWebhooks` returns. */
export type WebhooksStore = ReturnType<typeof createWebhooks>;

/** What `createWebhookDeliveries` returns. */
export interface WebhookDeliveriesStore extends Pick<SearchedPages<WebhookDelivery>, '$pages' | 'load' | 'show'> {
  /** Sends it again, and reads the list anew. */
  resend(deliveryId: number): Promise<void>;
}

/** What was sent to one webhook, the newest first. */
export function createWebhookDeliveries({ editing: { context } }: Spotreel, webhookId: number): WebhookDeliveriesStore {
  const pages = createSearchedPages<WebhookDelivery>(context.t, async ({ page }, signal) =>
    (await context.accounts()).webhookDeliveries({ params: { webhookId }, query: { page }, signal }),
  );
  return {
    $pages: pages.$pages,
    load: pages.load,
    show: pages.show,
    async resend(deliveryId) {
      try {
        await (await context.accounts()).resendWebhookDelivery({ params: { webhookId, deliveryId } });
        await pages.load();
      } catch (thrown) {
        context.toasts.show({ tone: 'danger', title: failureOf(thrown, context.t, 'failure.unknown').message });
      }
    },
  };
}
