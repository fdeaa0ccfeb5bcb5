import { describe, expect, it } from 'vitest';
import { createAllowedOrigins } from '../../../../sdk/stores/keys/allowed-origins';
import { createApiKeys } from '../../../../sdk/stores/keys/api-keys';
import { createWebhookDeliveries, createWebhooks } from '../../../../sdk/stores/webhooks/webhooks';
import { failure } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

const at = '2026-11-01T10:00:00.000Z';
const key = (id: number) => ({
  id,
  name: `Key ${id}`,
  prefix: 'sr_live_0000',
  scopes: ['users:read'],
  createdBy: 'Dana',
  createdAt: at,
  lastUsedAt: null,
  expiresAt: null,
  formerSecretUntil: null,
});
const webhook = (id: number, over = {}) => ({
  id,
  url: `https://shop.test/${id}`,
  events: ['render.finished'],
  isEnabled: true,
  failingSince: null,
  turnedOffAt: null,
  createdAt: at,
  ...over,
});
const data = (value: unknown) => () => Response.json({ data: value });
const draft = { name: 'Shop', scopes: ['users:read'], lifetimeDays: null } as const;

describe('API keys', () => {
  it('show their secret until it is forgotten; a key that was refused shows none', async () => {
    const { server, spotreel } = await openSpotreel();
    const keys = createApiKeys(spotreel);
    server.answer('apiKeys', data([key(1)]));
    await keys.load();
    server.answer('createApiKey', data({ key: key(2), secret: 'sr_live_2' }));
    expect(await keys.make(draft)).toBe(true);
    expect([keys.$secret.get(), keys.$keys.get().data?.map(({ id }) => id)]).toEqual(['sr_live_2', [2, 1]]);
    keys.forgetSecret();
    server.answer('createApiKey', () => failure('api_key_limit', 'Too many.', 409));
    expect(await keys.make(draft)).toBe(false);
    expect([keys.$secret.get(), keys.$form.get().failure?.code]).toEqual([undefined, 'api_key_limit']);
  });
});

describe('allowed origins', () => {
  it('of the same site replace each other; one that cannot be removed stays and is told', async () => {
    const { server, spotreel } = await openSpotreel();
    const origins = createAllowedOrigins(spotreel);
    const origin = (mayFrame: boolean) => ({ id: 4, origin: 'https://shop.test', mayFrame, createdAt: at });
    server.answer('allowedOrigins', data([origin(false)]));
    await origins.load();
    server.answer('allowOrigin', data(origin(true)));
    expect(await origins.allow('https://shop.test', true)).toBe(true);
    expect(origins.$origins.get().data).toEqual([origin(true)]);
    server.refuse('disallowOrigin', 'internal');
    await origins.remove(4);
    expect(origins.$origins.get().data).toHaveLength(1);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
  });
});

describe('webhooks', () => {
  it('are changed once the server has taken it; what it refuses is told at the field', async () => {
    const { server, spotreel } = await openSpotreel();
    const webhooks = createWebhooks(spotreel);
    server.answer('webhooks', data([webhook(1), webhook(2)]));
    await webhooks.load();
    const details = { url: ['Use https.'] };
    server.answer('changeWebhook', () => failure('validation_failed', 'Not valid.', 422, { details }));
    const change = { url: 'http://shop.test', events: ['user.created'] } as const;
    expect(await webhooks.change(2, change)).toBe(false);
    expect(webhooks.$change.get().failure?.details).toEqual(details);
    expect(webhooks.$form.get().failure).toBeUndefined();
    webhooks.forgetChange();
    expect(webhooks.$change.get().failure).toBeUndefined();
    server.answer('changeWebhook', data(webhook(2, { url: 'https://new.test/' })));
    expect(await webhooks.change(2, { ...change, url: 'https://new.test/' })).toBe(true);
    expect(server.asked('changeWebhook').at(-1)?.body).toEqual({ url: 'https://new.test/', events: ['user.created'] });
    expect(webhooks.$webhooks.get().data?.map(({ url }) => url)).toEqual(['https://shop.test/1', 'https://new.test/']);
  });

  it('read their deliveries anew after one was sent again', async () => {
    const { server, spotreel } = await openSpotreel();
    const deliveries = createWebhookDeliveries(spotreel, 1);
    const sent = { id: 7, eventId: 'evt_1', event: 'test', status: 'waiting', attempts: [], nextAttemptAt: null };
    const page = { data: [], page: 1, numPages: 1, totalCount: 0 };
    server.answer('webhookDeliveries', () => Response.json(page));
    server.answer('resendWebhookDelivery', data({ ...sent, createdAt: at, data: '{}' }));
    await deliveries.load();
    await deliveries.resend(7);
    expect(server.asked('webhookDeliveries')).toHaveLength(2);
    server.refuse('resendWebhookDelivery', 'rate_limited');
    await deliveries.resend(7);
    expect(server.asked('webhookDeliveries')).toHaveLength(2);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
  });
});
