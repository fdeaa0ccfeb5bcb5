import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { feedEncodings } from '../../../../../server/platform/data/migrations/0082-feed-encodings';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(feedEncodings);
  await old.fill(`
insert into product_feed (tenant_id, owner_id, kind, name, url, refreshed_at) values (1, 1, 'address', 'Shop', 'https://shop.test/a.csv', now());
`);
  await old.migrate();
});
afterAll(() => old.close());

test('the encoding of a feed of before is found', async () => {
  expect(await rowsOf(old.db, sql`select url, encoding from product_feed`)).toEqual([
    { url: 'https://shop.test/a.csv', encoding: null },
  ]);
});
