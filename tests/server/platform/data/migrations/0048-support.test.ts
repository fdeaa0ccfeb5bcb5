import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser } from '../../../../../server/account/tables';
import { support } from '../../../../../server/platform/data/migrations/0048-support';
import { supportMessage, supportThread } from '../../../../../server/support/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(support);
  await old.fill(
    "insert into app_user (id, tenant_id, email, password_hash) values (2, 1, 'olga@spotreel.test', 'hash');\n",
  );
  await old.migrate();
});
afterAll(() => old.close());

test('an answer outlives the account of its author, and a question goes with the account of its person', async () => {
  const { db } = old;
  const question = { id: 5, tenantId: 1, ownerId: 1, kind: 'question', subject: 'How?' } as const;
  await db.insert(supportThread).values(question);
  await db.insert(supportMessage).values({ threadId: 5, authorId: 2, isFromSupport: true, text: 'So.' });
  await db.delete(appUser).where(eq(appUser.id, 2));
  expect(await db.select().from(supportMessage)).toMatchObject([{ authorId: null, text: 'So.' }]);
  await db.delete(appUser).where(eq(appUser.id, 1));
  expect([await db.$count(supportThread), await db.$count(supportMessage)]).toEqual([0, 0]);
});
