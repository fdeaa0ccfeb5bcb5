import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareLinks } from '../../../../../server/platform/data/migrations/0044-share-links';
import { shareLink, shareView } from '../../../../../server/sharing/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(shareLinks);
  await old.migrate();
});
afterAll(() => old.close());

test('videos of an older database have no links', async () => {
  expect(await old.db.select().from(shareLink)).toEqual([]);
  expect(await old.db.select().from(shareView)).toEqual([]);
});
