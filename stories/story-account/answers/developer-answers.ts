import type { AllowedOrigin, ApiKey, Webhook, WebhookDelivery } from '@spotreel/sdk/internal/contract';
import { pageOf } from '../page-of';
import type { Answers } from '../story-call';

const AT = '2026-11-01T08:00:00.000Z';
const SECRET = 'sr_live_9f8e7d6c_5b2f0c9d1e4a87663f52b1d0c7e9a4f85b2f0c9d1e4a87663f52b1d0c7e9a4f8';

export const demoKeys: readonly ApiKey[] = [
  apiKey(2, 'Shop server', { lastUsedAt: '2026-11-04T09:30:00.000Z' }),
  apiKey(1, 'A key with a very long name that somebody wrote in a hurry before lunch', {
    formerSecretUntil: '2026-11-05T09:30:00.000Z',
    expiresAt: '2030-01-01T00:00:00.000Z',
  }),
];

export const demoOrigins: readonly AllowedOrigin[] = [
  { id: 1, origin: 'https://www.example.com', mayFrame: true, createdAt: AT },
  { id: 2, origin: 'http://localhost:3000', mayFrame: false, createdAt: AT },
];

const healthy: Webhook = {
  id: 1,
  url: 'https://www.example.com/spotreel-webhook',
  events: ['render.finished', 'render.failed'],
  isEnabled: true,
  failingSince: null,
  turnedOffAt: null,
  createdAt: AT,
};

export const demoWebhooks: readonly Webhook[] = [
  healthy,
  {
    ...healthy,
    id: 2,
    url: 'https://old.example.com/hook',
    events: ['user.created'],
    isEnabled: false,
    turnedOffAt: AT,
  },
];

export const demoDeliveries: readonly WebhookDelivery[] = [
  delivery(3, 'render.finished', 'waiting', [500]),
  delivery(2, 'render.failed', 'failed', [500, null]),
  delivery(1, 'user.created', 'delivered', [200]),
];

/** Answers for the pages for developers. */
export function developerAnswers(): Answers {
  let keys = demoKeys;
  let origins = demoOrigins;
  let webhooks = demoWebhooks;
  const webhookOf = (id: unknown) => webhooks.find((one) => one.id === Number(id)) ?? healthy;
  return {
    apiKeys: () => keys,
    createApiKey: ({ body }) => {
      const key = { ...apiKey(keys.length + 1, '', {}), ...(body as Partial<ApiKey>) };
      keys = [key, ...keys];
      return { key, secret: SECRET };
    },
    rotateApiKey: ({ params }) => ({ key: keys.find(({ id }) => id === Number(params.apiKeyId)), secret: SECRET }),
    revokeApiKey: ({ params }) => {
      keys = keys.filter(({ id }) => id !== Number(params.apiKeyId));
      return { revoked: true };
    },
    allowedOrigins: () => origins,
    allowOrigin: ({ body }) => {
      const added = { id: origins.length + 1, createdAt: AT, ...(body as Pick<AllowedOrigin, 'origin' | 'mayFrame'>) };
      origins = [...origins, added];
      return added;
    },
    disallowOrigin: () => ({ deleted: true }),
    webhooks: () => webhooks,
    createWebhook: ({ body }) => {
      const webhook = { ...healthy, id: webhooks.length + 1, ...(body as Pick<Webhook, 'url' | 'events'>) };
      webhooks = [...webhooks, webhook];
      return { webhook, secret: `whsec_${'4f85b2f0c9d1e4a8'.repeat(4)}` };
    },
    changeWebhook: ({ params, body }) => ({ ...webhookOf(params.webhookId), ...(body as Partial<Webhook>) }),
    deleteWebhook: () => ({ deleted: true }),
    renewWebhookSecret: ({ params }) => ({ webhook: webhookOf(params.webhookId), secret: 'whsec_another' }),
    testWebhook: () => delivery(4, 'test', 'waiting', []),
    webhookDeliveries: (asked) => pageOf(demoDeliveries, asked),
    resendWebhookDelivery: () => delivery(2, 'render.failed', 'waiting', [500, null]),
  };
}

function apiKey(id: number, name: string, more: Partial<ApiKey>): ApiKey {
  return {
    id,
    name,
    prefix: `sr_live_1a2b3c4${id}`,
    scopes: ['users:write', 'embed:write'],
    createdBy: 'Dana Demo',
    createdAt: AT,
    lastUsedAt: null,
    expiresAt: null,
    formerSecretUntil: null,
    ...more,
  };
}

function delivery(
  id: number,
  event: string,
  status: WebhookDelivery['status'],
  answers: readonly (number | null)[],
): WebhookDelivery {
  return {
    id,
    event,
    status,
    eventId: `evt_${id}`,
    attempts: answers.map((answer, index) => ({
      at: `2026-11-01T08:0${index}:00.000Z`,
      status: answer,
      durationMs: 120,
      answer: answer === 500 ? '{"error":"the database is locked"}' : '',
      error: answer === null ? 'No answer within 10 seconds' : '',
    })),
    nextAttemptAt: status === 'waiting' ? '2026-11-01T08:10:00.000Z' : null,
    createdAt: AT,
    data: JSON.stringify({ renderId: 5, project: { id: 100012, name: 'Launch' }, user: { id: 7, externalId: '42' } }),
  };
}
