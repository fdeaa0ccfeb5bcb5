import { afterAll, beforeAll, expect, test } from 'vitest';
import { review, reviewSource } from '../../../../../server/external/tables';
import { reviews } from '../../../../../server/platform/data/migrations/0036-reviews';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(reviews);
  await old.migrate();
});
afterAll(() => old.close());

test('a source takes its reviews along', async () => {
  const source = { tenantId: 1, ownerId: 1, kind: 'text', name: 'Mine', refreshedAt: new Date() } as const;
  const [row] = await old.db.insert(reviewSource).values(source).returning();
  await old.db.insert(review).values({ sourceId: row?.id ?? 0, author: 'Ada', body: 'Lovely' });
  await old.db.delete(reviewSource);
  expect(await old.db.$count(review)).toBe(0);
});
