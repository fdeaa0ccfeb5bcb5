import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser } from '../../../../../server/account/tables';
import { lessonProgress } from '../../../../../server/help/learning/tables';
import { learning } from '../../../../../server/platform/data/migrations/0040-learning';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(learning);
  await old.migrate();
});
afterAll(() => old.close());

test('people of before have finished no lesson, and what they finish goes with their account', async () => {
  const { db } = old;
  expect(await db.$count(lessonProgress)).toBe(0);
  await db.insert(lessonProgress).values({ userId: 1, lesson: 'one-message' });
  await expect(db.insert(lessonProgress).values({ userId: 1, lesson: 'one-message' })).rejects.toThrow();
  await db.delete(appUser).where(eq(appUser.id, 1));
  expect(await db.$count(lessonProgress)).toBe(0);
});
