import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { shareComments } from '../../../../../server/platform/data/migrations/0050-share-comments';
import { shareComment } from '../../../../../server/sharing/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(shareComments);
  await old.migrate();
});
afterAll(() => old.close());

test('links of an older database do not ask for comments, and have none', async () => {
  const columns = await rowsOf<{ text: string }>(
    old.db,
    sql`select column_default as text from information_schema.columns
      where table_name = 'share_link' and column_name = 'allows_comments'`,
  );
  expect(columns).toEqual([{ text: 'false' }]);
  expect(await old.db.select().from(shareComment)).toEqual([]);
});
