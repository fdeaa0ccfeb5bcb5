import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundAttempt, spendAttempt } from '../../../../server/platform/data/attempt-limits';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { quotaUse } from '../../../../server/platform/data/tables';
import { openTestDatabase } from '../../fixtures/database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

let now = Date.parse('2026-11-22T12:00:00Z');
const clock = { now: () => now };
const pin = { scope: 'pin', key: 'survey-1', points: 3, seconds: 60 };
const spend = (attempt = pin) => spendAttempt(connection.db, clock, attempt);

test('tries are counted until the period is over, also those that come at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => spend()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  now += 20_000;
  await expect(spend()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 40 });
  await spend({ ...pin, key: 'survey-2' });
  await spend({ ...pin, scope: 'mail' });
  now += 41_000;
  await spend();
});

test('a right try is taken back', async () => {
  const mine = { ...pin, key: 'mine' };
  for (let round = 0; round < 10; round++) {
    await spend(mine);
    await refundAttempt(connection.db, mine);
  }
  await spend(mine);
});

test('a count outlives the process that made it', async () => {
  const rows = await connection.db.select().from(quotaUse);
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['mine', 'survey-1', 'survey-1', 'survey-2']);
});
