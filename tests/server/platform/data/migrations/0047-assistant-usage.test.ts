import { afterAll, beforeAll, expect, test } from 'vitest';
import { usedTokens } from '../../../../../server/assistant/token-account';
import { assistantUsage } from '../../../../../server/platform/data/migrations/0047-assistant-usage';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(assistantUsage);
  await old.migrate();
});
afterAll(() => old.close());

test('in a database of before no tenant has used tokens', async () => {
  expect(await usedTokens(old.db, 1, Date.now())).toBe(0);
});
