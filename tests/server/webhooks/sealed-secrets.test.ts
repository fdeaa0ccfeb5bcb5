import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebhookSecret, resealWebhooks, sealWebhookSecret } from '../../../server/webhooks/sealed-secrets';
import { webhook } from '../../../server/webhooks/tables';
import { addWebhook, renewSecret } from '../../../server/webhooks/webhooks';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const stored = async (id: number) => {
  const [row] = await server.services.db.select().from(webhook).where(eq(webhook.id, id));
  if (!row) throw new Error('There is no webhook');
  return row;
};

test('a secret is shown once and stored encrypted, and so is the one that follows it', async () => {
  const { services } = server;
  const draft = { url: 'https://site.example/hook', events: [], baseUrl: null };
  const { webhook: made, secret } = await addWebhook(services, 1, draft);
  const row = await stored(made.id);
  expect(row.secret).not.toContain(secret);
  expect(openWebhookSecret(services.secretBox, 1, row.secret)).toBe(secret);
  const renewed = await renewSecret(services, row, services.clock);
  const after = await stored(made.id);
  expect(openWebhookSecret(services.secretBox, 1, after.secret)).toBe(renewed.secret);
  expect(openWebhookSecret(services.secretBox, 1, after.formerSecret ?? '')).toBe(secret);
});

test('a secret of before signs as it is, and is encrypted by the next sweep', async () => {
  const { db, secretBox } = server.services;
  const [old] = await db
    .insert(webhook)
    .values({
      tenantId: 1,
      url: 'https://site.example/old',
      events: [],
      secret: 'whsec_old',
      formerSecret: 'whsec_older',
    })
    .returning();
  expect(openWebhookSecret(secretBox, 1, 'whsec_old')).toBe('whsec_old');
  await resealWebhooks(server.services);
  const row = await stored(old?.id ?? 0);
  expect([row.secret, row.formerSecret].join()).not.toContain('whsec_');
  expect(openWebhookSecret(secretBox, 1, row.secret)).toBe('whsec_old');
  expect(openWebhookSecret(secretBox, 1, row.formerSecret ?? '')).toBe('whsec_older');
});

test('a secret of another tenant opens nothing', () => {
  const { secretBox } = server.services;
  expect(openWebhookSecret(secretBox, 2, sealWebhookSecret(secretBox, 1, 'whsec_own'))).toBeUndefined();
});
