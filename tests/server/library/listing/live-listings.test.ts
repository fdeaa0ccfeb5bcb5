import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLiveListings, nextRevision } from '../../../../server/library/listing/live-listings';
import { seedLibrary } from '../../../../server/library/seeding/seed';
import { template } from '../../../../server/library/templates/tables';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { openTestDatabase } from '../../fixtures/database';
import { manifest } from '../../fixtures/library';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

test('follows every change of the templates, whoever makes it', async () => {
  const { db } = connection;
  const live = createLiveListings(db, manifest(), false);
  const ids = async () => (await live.current()).templates.find({ tenantIds: [1] }, { skip: 0, count: 9 }).ids;
  expect(await ids()).toEqual([]);
  await seedLibrary(db, manifest());
  expect(await ids()).toEqual([8003, 8004, 8002, 8001]);
  await db.transaction(async (tx) => {
    const revision = await nextRevision(tx);
    await tx.update(template).set({ retired: true, revision }).where(eq(template.id, 8004));
  });
  expect(await Promise.all([ids(), ids()])).toEqual([
    [8003, 8002, 8001],
    [8003, 8002, 8001],
  ]);
  const [first] = manifest().templateGroups;
  const rest = manifest().templates.filter(({ groupId }) => groupId === null || groupId === first?.id);
  await seedLibrary(db, { ...manifest(), hash: 'fixture-2', templateGroups: first ? [first] : [], templates: rest });
  expect(await ids()).toEqual([8002, 8001]);
  await seedLibrary(db, { ...manifest(), hash: 'fixture-3' });
  expect(await ids()).toEqual([8003, 8004, 8002, 8001]);
});

test('unchanged, it is read once', async () => {
  const live = createLiveListings(connection.db, manifest(), false);
  expect(await live.current()).toBe(await live.current());
});
