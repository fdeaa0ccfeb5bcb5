import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhook, webhookDelivery } from '../../../../../server/integration/webhooks/tables';
import { webhooks } from '../../../../../server/platform/data/migrations/0031-webhooks';
import { eventOutbox, recordEvent } from '../../../../../server/platform/events/outbox';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(webhooks);
  await old.migrate();
});
afterAll(() => old.close());

test('tenants of that time have no webhook, and events of theirs are kept from now on', async () => {
  expect(await old.db.select().from(webhook)).toEqual([]);
  await recordEvent(old.db, { tenantId: 1, type: 'user.created', data: { user: { id: 1 } } });
  expect(await old.db.select().from(eventOutbox)).toMatchObject([{ tenantId: 1, type: 'user.created' }]);
});

test('a webhook takes its deliveries along when it goes', async () => {
  const values = { tenantId: 1, url: 'https://shop.test', events: ['user.created' as const], secret: 'whsec_1' };
  const [row] = await old.db.insert(webhook).values(values).returning();
  expect(row).toMatchObject({ isEnabled: true, failingSince: null, turnedOffAt: null });
  const delivery = {
    webhookId: row?.id ?? 0,
    eventId: 'evt_1',
    type: 'test' as const,
    data: {},
    happenedAt: new Date(),
  };
  await old.db.insert(webhookDelivery).values(delivery);
  await old.db.delete(webhook);
  expect(await old.db.select().from(webhookDelivery)).toEqual([]);
});
