import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_WEBHOOKS, type WebhookDelivery, type WebhookEvent } from '../../../sdk/contract';
import { eventOutbox, recordEvent } from '../../../server/platform/events/outbox';
import { sweep } from '../../../server/sweep';
import { takeEvents } from '../../../server/webhooks/deliveries';
import { webhook, webhookDelivery } from '../../../server/webhooks/tables';
import { makeKey } from '../fixtures/api-key';
import { createMailbox, type Mailbox } from '../fixtures/mailbox';
import { createTestServer, type TestServer } from '../fixtures/test-server';
import { type Receiver, startReceiver } from './receiver';

const DAY_MS = 24 * 60 * 60 * 1000;
let server: TestServer;
let receiver: Receiver;
let mail: Mailbox;
let token: string;
let key: string;
beforeAll(async () => {
  mail = createMailbox();
  server = await createTestServer({
    mail,
    pollMs: 50,
    isLocalWebhookAllowed: true,
    webhookPausesMs: [50, 50],
    publicUrl: 'http://localhost:4600',
  });
  await server.addUser({ email: 'shop@reseller.test', tenant: 'reseller', role: 'reseller' });
  token = await server.signIn('shop@reseller.test');
  key = await makeKey(server, token);
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
afterEach(async () => {
  receiver.answer = (response) => response.end('thanks');
  await server.services.db.delete(webhook);
  receiver.received.length = 0;
});

const add = async (events: readonly WebhookEvent[] = ['user.created'], url = receiver.url) =>
  (await server.call('POST', '/api/v1/webhook', { token, json: { url, events } })).json.data;
const makeUser = (externalId: string) =>
  server.call('POST', '/api/v1/tenant/users', { token: key, json: { externalId, firstName: 'Ada' } });
const deliveries = async (id: number): Promise<WebhookDelivery[]> =>
  (await server.call('GET', `/api/v1/webhook/${id}/delivery`, { token })).json.data;
const settled = (id: number) =>
  vi.waitFor(
    async () => {
      const [first] = await deliveries(id);
      expect(first?.status).toMatch(/^(delivered|failed)$/);
      return first as WebhookDelivery;
    },
    { timeout: 15_000, interval: 50 },
  );

describe('an event', () => {
  test('arrives signed, with what happened', async () => {
    const { webhook: hook, secret } = await add();
    await makeUser('signed');
    const delivery = await settled(hook.id);
    expect(delivery).toMatchObject({ status: 'delivered', event: 'user.created', nextAttemptAt: null });
    expect(delivery.attempts).toMatchObject([{ status: 200, answer: 'thanks', error: '' }]);
    const [received] = receiver.received;
    const body = JSON.parse(received?.body ?? '');
    expect(body).toMatchObject({ id: delivery.eventId, type: 'user.created' });
    expect(body.data.user).toMatchObject({ externalId: 'signed', firstName: 'Ada', email: null });
    const signature = String(received?.headers['spotreel-signature']);
    const [, time = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(given).toBe(createHmac('sha256', secret).update(`${time}.${received?.body}`).digest('hex'));
    expect(received?.headers['spotreel-event-id']).toBe(delivery.eventId);
  });

  test('is sent to webhooks of its tenant that want it, and to no other', async () => {
    const wanting = await add();
    const other = await add(['render.failed']);
    const operator = await server.signIn();
    const json = { url: receiver.url, events: ['user.created'] };
    const foreign = (await server.call('POST', '/api/v1/webhook', { token: operator, json })).json.data;
    await makeUser('wanted');
    await settled(wanting.webhook.id);
    expect(await deliveries(other.webhook.id)).toEqual([]);
    const list = await server.call('GET', `/api/v1/webhook/${foreign.webhook.id}/delivery`, { token: operator });
    expect(list.json.data).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });

  test('is not there when its transaction fails, and leaves no trace where nobody wants it', async () => {
    const { db, jobs } = server.services;
    const failing = db.transaction(async (tx) => {
      await recordEvent(tx, { tenantId: 1, type: 'user.created', data: {} });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await recordEvent(db, { tenantId: 1, type: 'render.failed', data: {} });
    await takeEvents(db, jobs);
    expect(await db.select().from(eventOutbox)).toEqual([]);
    expect(await db.select().from(webhookDelivery)).toEqual([]);
  });

  test('of a render names the file by a link that works', async () => {
    const { webhook: hook } = await add(['render.finished', 'render.failed']);
    const { id: userId } = (await makeUser('renders')).json.data;
    const user = await server.services.accessTokens.issue({ userId, sessionId: 'test' });
    await server.services.renders.start();
    const made = (await server.call('POST', '/api/v1/project', { token: user, json: { recipeId: 1 } })).json.data;
    const render = (await server.call('POST', `/api/v2/project/${made.id}/render`, { token: user })).json.data;
    await settled(hook.id);
    const body = JSON.parse(receiver.received[0]?.body ?? '');
    expect(body.type).toBe('render.finished');
    expect(body.data).toMatchObject({ renderId: render.id, project: { id: made.id }, user: { externalId: 'renders' } });
    expect(body.data.fileKey).toBeUndefined();
    expect(
      (await server.fetch(new URL(body.data.downloadUrl).pathname + new URL(body.data.downloadUrl).search)).status,
    ).toBe(200);
  });

  test('of a survey is sent once it is answered to the end', async () => {
    const operator = await server.signIn();
    const json = { url: receiver.url, events: ['survey.answered'] };
    await server.call('POST', '/api/v1/webhook', { token: operator, json });
    const environments = (await server.call('GET', '/api/v1/survey-environment', { token: operator })).json.data;
    const survey = {
      name: 'Why',
      status: 'inProgress',
      questions: [{ id: 'why', type: 'openText', headline: 'Why?', required: false }],
    };
    const surveyId = (await server.call('POST', '/api/v1/survey', { token: operator, json: { survey } })).json.data.id;
    const base = `/api/v1/client/${environments[0].id}/responses`;
    const begun = await server.call('POST', base, { json: { surveyId, finished: false, data: { why: 'so' } } });
    const end = { finished: true, data: { why: 'so far' } };
    await server.call('PUT', `${base}/${begun.json.data.id}`, { json: end });
    await server.call('PUT', `${base}/${begun.json.data.id}`, { json: end });
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0), { timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(receiver.received).toHaveLength(1);
    const { data } = JSON.parse(receiver.received[0]?.body ?? '');
    expect(data).toMatchObject({ survey: { id: surveyId, name: 'Why' }, response: { answers: { why: 'so far' } } });
  });
});

describe('a receiver that', () => {
  test('answers 500 and then 200 gets it again until it takes it', async () => {
    const { webhook: hook } = await add();
    receiver.answer = (response) => {
      response.statusCode = receiver.received.length < 3 ? 500 : 200;
      response.end('x'.repeat(3000));
    };
    await makeUser('again');
    const delivery = await settled(hook.id);
    expect(delivery.status).toBe('delivered');
    expect(delivery.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
    expect(delivery.attempts[0]?.answer).toHaveLength(1024);
    const ids = new Set(receiver.received.map(({ headers }) => headers['spotreel-event-id']));
    expect(ids.size).toBe(1);
  });

  test('never takes it is given up after the last attempt', async () => {
    const { webhook: hook } = await add();
    receiver.answer = (response) => response.writeHead(503).end();
    await makeUser('never');
    const delivery = await settled(hook.id);
    expect([delivery.status, delivery.attempts.length, delivery.nextAttemptAt]).toEqual(['failed', 3, null]);
    const [listed] = (await server.call('GET', '/api/v1/webhook', { token })).json.data;
    expect(listed.failingSince).not.toBeNull();
  });

  test('is not there is reported in words', async () => {
    const { webhook: hook } = await add(['user.created'], 'http://127.0.0.1:9/webhook');
    await makeUser('gone');
    const { attempts } = await settled(hook.id);
    expect(attempts[0]).toMatchObject({ status: null, error: 'The server refused the connection' });
  });

  test('closes the connection is tried again', async () => {
    const { webhook: hook } = await add();
    receiver.answer = (response) => (receiver.received.length === 1 ? response.destroy() : response.end());
    await makeUser('closed');
    const { attempts } = await settled(hook.id);
    expect(attempts.map(({ status }) => status)).toEqual([null, 200]);
    expect(attempts[0]?.error).toBe('The server closed the connection');
  });

  test('redirects is not followed', async () => {
    const { webhook: hook } = await add();
    receiver.answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
    await makeUser('redirect');
    const { attempts } = await settled(hook.id);
    expect(attempts.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/webhook']));
  });

  test('begins an answer and never ends it is cut off after ten seconds', async () => {
    const { webhook: hook } = await add();
    receiver.answer = (response) => {
      if (receiver.received.length > 1) return void response.end();
      response.write('slow');
    };
    await makeUser('slow');
    const { attempts, status } = await settled(hook.id);
    expect(status).toBe('delivered');
    expect(attempts[0]).toMatchObject({ status: null, error: 'No answer within 10 seconds' });
    expect(attempts[0]?.durationMs).toBeGreaterThan(9000);
  }, 30_000);

  test('fails for five days is turned off, and its admins get an email', async () => {
    const { webhook: hook } = await add();
    receiver.answer = (response) => response.writeHead(500).end();
    const failingSince = new Date(server.now - 5 * DAY_MS);
    await server.services.db.update(webhook).set({ failingSince }).where(eq(webhook.id, hook.id));
    await makeUser('off');
    await vi.waitFor(
      async () => {
        const [row] = (await server.call('GET', '/api/v1/webhook', { token })).json.data;
        expect(row).toMatchObject({ isEnabled: false });
        expect(row.turnedOffAt).not.toBeNull();
        expect(mail.sent.map(({ to, subject }) => `${to} ${subject}`)).toContain(
          'shop@reseller.test A reseller webhook was turned off',
        );
      },
      { timeout: 10_000 },
    );
    receiver.answer = (response) => response.end();
    const change = { token, json: { isEnabled: true } };
    const { json } = await server.call('PUT', `/api/v1/webhook/${hook.id}`, change);
    expect(json.data).toMatchObject({ isEnabled: true, failingSince: null, turnedOffAt: null });
  });
});

describe('by hand', () => {
  test('a test event is sent, even to a webhook that is off, and tried once', async () => {
    const { webhook: hook } = await add();
    await server.call('PUT', `/api/v1/webhook/${hook.id}`, { token, json: { isEnabled: false } });
    receiver.answer = (response) => response.writeHead(418).end();
    const { status } = await server.call('POST', `/api/v1/webhook/${hook.id}/test`, { token });
    expect(status).toBe(200);
    const delivery = await settled(hook.id);
    expect([delivery.event, delivery.status, delivery.attempts.length]).toEqual(['test', 'failed', 1]);
    const [listed] = (await server.call('GET', '/api/v1/webhook', { token })).json.data;
    expect(listed.failingSince).toBeNull();
  });

  test('a delivery is sent again', async () => {
    const { webhook: hook } = await add();
    receiver.answer = (response) => response.writeHead(500).end();
    await makeUser('resent');
    const failed = await settled(hook.id);
    receiver.answer = (response) => response.end('now');
    await server.call('POST', `/api/v1/webhook/${hook.id}/delivery/${failed.id}/resend`, { token });
    await vi.waitFor(async () => expect((await deliveries(hook.id))[0]?.status).toBe('delivered'), { timeout: 10_000 });
    const [delivery] = await deliveries(hook.id);
    expect(delivery?.attempts.at(-1)).toMatchObject({ status: 200, answer: 'now' });
    expect(delivery?.attempts).toHaveLength(4);
    const unknown = await server.call('POST', `/api/v1/webhook/${hook.id}/delivery/999999/resend`, { token });
    expect(unknown.status).toBe(404);
  });

  test('a new secret signs, and the former one too for a day', async () => {
    const { webhook: hook, secret } = await add();
    const renewed = (await server.call('POST', `/api/v1/webhook/${hook.id}/secret`, { token })).json.data;
    expect(renewed.secret).not.toBe(secret);
    await makeUser('both');
    await settled(hook.id);
    const { body = '', headers } = receiver.received[0] ?? {};
    const signature = String(headers?.['spotreel-signature']);
    const time = /^t=(\d+)/.exec(signature)?.[1];
    for (const one of [renewed.secret, secret])
      expect(signature).toContain(createHmac('sha256', one).update(`${time}.${body}`).digest('hex'));
    expect(JSON.stringify((await server.call('GET', '/api/v1/webhook', { token })).json)).not.toContain('whsec_');
  });
});

describe('a webhook', () => {
  test.each([
    ['not a url'],
    ['ftp://shop.test/webhook'],
    ['http://shop.test/webhook'],
    ['https://user:secret@shop.test/webhook'],
    ['https://10.0.0.1/webhook'],
    ['https://169.254.169.254/latest'],
    ['https://[fd00::1]/webhook'],
  ])('cannot lead to %s', async (url) => {
    const json = { url, events: ['user.created'] };
    const answer = await server.call('POST', '/api/v1/webhook', { token, json });
    expect([answer.status, Object.keys(answer.json.details)]).toEqual([422, ['url']]);
  });

  test('whose name leads to a private network gets nothing', async () => {
    const { webhook: hook } = await add();
    const { db } = server.services;
    await db.update(webhook).set({ url: 'http://10.0.0.1:1/webhook' }).where(eq(webhook.id, hook.id));
    await makeUser('private');
    const { attempts } = await settled(hook.id);
    expect(attempts[0]).toMatchObject({ status: null, error: 'This URL leads to a private network' });
  });

  test('is one of a bounded number', async () => {
    for (let index = 0; index < MAX_WEBHOOKS; index++) await add();
    const json = { url: receiver.url, events: ['user.created'] };
    const { status, json: answer } = await server.call('POST', '/api/v1/webhook', { token, json });
    expect([status, answer.code]).toEqual([403, 'webhook_limit']);
  });

  test('drops deliveries after 30 days', async () => {
    const { webhook: hook } = await add();
    await makeUser('old');
    await settled(hook.id);
    const createdAt = new Date(server.now - 31 * DAY_MS);
    await server.services.db.update(webhookDelivery).set({ createdAt });
    await sweep(server.services);
    expect(await deliveries(hook.id)).toEqual([]);
  });
});

test('a server that others reach sends nothing to itself', async () => {
  const production = await createTestServer();
  try {
    const operator = await production.signIn();
    const json = { url: 'http://localhost:3000/webhook', events: ['user.created'] };
    const answer = await production.call('POST', '/api/v1/webhook', { token: operator, json });
    expect([answer.status, Object.keys(answer.json.details)]).toEqual([422, ['url']]);
  } finally {
    await production.close();
  }
});

test('no more than 60 deliveries an hour are asked for by hand in a tenant', async () => {
  const { webhook: hook } = await add();
  await server.call('PUT', `/api/v1/webhook/${hook.id}`, { token, json: { isEnabled: false } });
  await server.services.db.execute("delete from quota_use where measure = 'webhook-by-hand'");
  const test = () => server.call('POST', `/api/v1/webhook/${hook.id}/test`, { token });
  const answers = [];
  for (let sent = 0; sent < 61; sent += 1) answers.push(await test());
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)?.json.code).toBe('rate_limited');
});
