/** Webhooks of the tenant, and what was sent to each. One a screen. */
import { atom } from 'nanostores';
import type { Webhook, WebhookDelivery, WebhookEvent } from '../../contract/schemas/integration/webhook';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';
import { createSearchedPages } from './searched-pages';

/** Webhooks of the tenant, for those who manage it. */
export function createWebhooks({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const list = createLoader<readonly Webhook[]>(describe);
  const form = createForm(context.t);
  const $secret = atom<string | undefined>();
  const replace = (changed: Webhook) => list.update((all) => all.map((one) => (one.id === changed.id ? changed : one)));
  /** False if it failed; a notice says why. */
  const orToast = async (action: () => Promise<void>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (thrown) {
      context.toasts.show({ tone: 'danger', title: describe(thrown).message });
      return false;
    }
  };
  return {
    $webhooks: list.$state,
    $form: form.$state,
    /** Of the webhook that was just made or got a new one; it cannot be read again. */
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
    setEnabled: (webhookId: number, isEnabled: boolean) =>
      orToast(async () =>
        replace(await (await context.accounts()).changeWebhook({ params: { webhookId }, body: { isEnabled } })),
      ),
    remove: (webhookId: number) =>
      orToast(async () => {
        await (await context.accounts()).deleteWebhook({ params: { webhookId } });
        list.update((all) => all.filter(({ id }) => id !== webhookId));
      }),
    renewSecret: (webhookId: number) =>
      orToast(async () => {
        const { secret } = await (await context.accounts()).renewWebhookSecret({ params: { webhookId } });
        $secret.set(secret);
      }),
    sendTest: (webhookId: number) =>
      orToast(async () => void (await (await context.accounts()).testWebhook({ params: { webhookId } }))),
  };
}

/** What `createWebhooks` returns. */
export type WebhooksStore = ReturnType<typeof createWebhooks>;

/** What was sent to one webhook, the newest first. */
export function createWebhookDeliveries({ editing: { context } }: Spotreel, webhookId: number) {
  const pages = createSearchedPages<WebhookDelivery>(context.t, async ({ page }, signal) =>
    (await context.accounts()).webhookDeliveries({ params: { webhookId }, query: { page }, signal }),
  );
  return {
    $pages: pages.$pages,
    load: pages.load,
    show: pages.show,
    /** Sends it again, and reads the list anew. */
    async resend(deliveryId: number): Promise<void> {
      try {
        await (await context.accounts()).resendWebhookDelivery({ params: { webhookId, deliveryId } });
        await pages.load();
      } catch (thrown) {
        context.toasts.show({ tone: 'danger', title: failureOf(thrown, context.t, 'failure.unknown').message });
      }
    },
  };
}
