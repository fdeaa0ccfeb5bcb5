import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectBrief } from '../../../../../server/assistant/tables';
import { assistant } from '../../../../../server/platform/data/migrations/0039-assistant';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(assistant);
  await old.migrate();
});
afterAll(() => old.close());

test('a database of before has no briefs', async () => {
  expect(await old.db.select().from(projectBrief)).toEqual([]);
});
