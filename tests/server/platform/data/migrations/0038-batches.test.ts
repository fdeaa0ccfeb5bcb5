import { afterAll, beforeAll, expect, test } from 'vitest';
import { videoBatch, videoBatchRow } from '../../../../../server/batch/tables';
import { batches } from '../../../../../server/platform/data/migrations/0038-batches';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(batches);
  await old.migrate();
});
afterAll(() => old.close());

test('an older database has no batches, and takes some', async () => {
  expect(await old.db.select().from(videoBatch)).toEqual([]);
  expect(await old.db.select().from(videoBatchRow)).toEqual([]);
});
