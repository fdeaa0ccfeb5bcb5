import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { type Log, silentLog } from '../../../../server/platform/log/log';
import { createMeters } from '../../../../server/platform/metrics/meters';
import { DEFAULT_QUOTA_LIMITS, endOfPeriod } from '../../../../server/platform/quota/quota-catalogue';
import { createQuotas } from '../../../../server/platform/quota/quotas';
import { openTestDatabase } from '../../fixtures/database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

const clock = { now: () => Date.parse('2026-11-28T12:00:00Z') };

test('the log says at 80% and at a refusal whose quota it is, and metrics count both', async () => {
  const lines: object[] = [];
  const log = { ...silentLog, warn: (line: object) => void lines.push(line) } as unknown as Log;
  const meters = createMeters();
  const limits = { ...DEFAULT_QUOTA_LIMITS, survey_responses: 10 };
  const quotas = createQuotas({ db: connection.db, clock, log, meters, limits });
  const take = () => quotas.take(connection.db, 'survey_responses', 'env', 1);
  for (let response = 0; response < 10; response++) await take();
  for (let late = 0; late < 3; late++)
    await expect(take()).rejects.toMatchObject({
      code: 'quota_exceeded',
      retryAfterSeconds: 2.5 * 86_400,
      details: { limit: ['10'], resetsAt: ['2026-12-01T00:00:00.000Z'] },
    });
  const about = { measure: 'survey_responses', subject: 'environment:env', limit: 10 };
  expect(lines).toMatchObject([
    { ...about, used: 8, percent: 80 },
    { ...about, percent: 100 },
  ]);
  const text = meters.text(await quotas.gauges());
  expect(text).toContain('spotreel_quota_refusals_total{measure="survey_responses"} 3');
  expect(text).toContain('spotreel_quota_near{measure="survey_responses"} 1');
  expect(text).toMatch(/spotreel_quota_highest_ratio\{measure="survey_responses"\} 1/);
});

test('periods end with the day and the month of UTC', () => {
  const at = Date.parse('2026-12-31T23:59:00Z');
  expect(new Date(endOfPeriod('day', at)).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(new Date(endOfPeriod('month', at)).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(endOfPeriod('minute', at)).toBe(at + 60_000);
});
