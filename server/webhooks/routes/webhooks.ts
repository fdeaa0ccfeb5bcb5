import { webhookCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { spendAttempt } from '../../platform/data/attempt-limits';
import { addTestDelivery, listDeliveries, resend } from '../deliveries';
import { implement } from '../domain';
import { webhook } from '../tables';
import { requireWebhookUrl } from '../webhook-url';
import { addWebhook, listWebhooks, ownWebhook, renewSecret, writeWebhook } from '../webhooks';

export const webhooks = implement(webhookCalls.webhooks, ({ user }, { db }) => listWebhooks(db, user.tenantId));

export const createWebhook = implement(webhookCalls.createWebhook, ({ body, user, context }, services) => {
  const url = requireWebhookUrl(body.url, services.isLocalWebhookAllowed);
  return addWebhook(services, user.tenantId, { url, events: body.events, baseUrl: context.mailBaseUrl ?? null });
});

export const changeWebhook = implement(webhookCalls.changeWebhook, async ({ params, body, user }, services) => {
  const row = await ownWebhook(services.db, user.tenantId, params.webhookId);
  const url = body.url === undefined ? undefined : requireWebhookUrl(body.url, services.isLocalWebhookAllowed);
  return writeWebhook(services.db, row, { ...body, url });
});

export const deleteWebhook = implement(webhookCalls.deleteWebhook, async ({ params, user }, { db }) => {
  const row = await ownWebhook(db, user.tenantId, params.webhookId);
  await db.delete(webhook).where(eq(webhook.id, row.id));
  return { deleted: true };
});

export const renewWebhookSecret = implement(webhookCalls.renewWebhookSecret, async ({ params, user }, services) => {
  const { db, clock } = services;
  return renewSecret(services, await ownWebhook(db, user.tenantId, params.webhookId), clock);
});

/** Deliveries that the people of a tenant ask for. For each, this server calls a server of their choice. */
const BY_HAND = { points: 60, seconds: 3600 };

export const testWebhook = implement(webhookCalls.testWebhook, async ({ params, user }, { db, jobs, clock }) => {
  const row = await ownWebhook(db, user.tenantId, params.webhookId);
  await spendAttempt(db, clock, { scope: 'webhook-by-hand', key: String(user.tenantId), ...BY_HAND });
  return addTestDelivery(db, jobs, row, clock);
});

export const webhookDeliveries = implement(webhookCalls.webhookDeliveries, async ({ params, query, user }, { db }) =>
  listDeliveries(db, await ownWebhook(db, user.tenantId, params.webhookId), query),
);

export const resendWebhookDelivery = implement(
  webhookCalls.resendWebhookDelivery,
  async ({ params, user }, { db, jobs, clock }) => {
    const row = await ownWebhook(db, user.tenantId, params.webhookId);
    await spendAttempt(db, clock, { scope: 'webhook-by-hand', key: String(user.tenantId), ...BY_HAND });
    return resend(db, jobs, row, params.deliveryId, clock);
  },
);
