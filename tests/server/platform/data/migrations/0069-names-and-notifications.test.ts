import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser } from '../../../../../server/account/tables';
import { namesAndNotifications } from '../../../../../server/platform/data/migrations/0069-names-and-notifications';
import { project } from '../../../../../server/project/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(namesAndNotifications);
  await old.fill(`
insert into app_user (id, tenant_id, email) values (900, 1, 'ada@example.com');
insert into project (tenant_id, owner_id, name, recipe_name, renderer, ratio, content, duration_seconds) values
  (1, 1, 'Food and drink', 'Food and drink', 'lottie', 'landscape', '{}', 2),
  (1, 1, 'Opening', 'Food and drink', 'lottie', 'landscape', '{}', 2),
  (1, 1, 'Cup', null, 'lottie', 'landscape', '{}', 2);
`);
  await old.migrate();
});
afterAll(() => old.close());

test('a project that is called as its recipe has no name of its own; others keep theirs', async () => {
  const { name, nameGiven, confirmedTexts } = project;
  const rows = await old.db.select({ name, nameGiven, confirmedTexts }).from(project).orderBy(asc(project.id));
  expect(rows).toEqual([
    { name: 'Food and drink', nameGiven: false, confirmedTexts: [] },
    { name: 'Opening', nameGiven: true, confirmedTexts: [] },
    { name: 'Cup', nameGiven: true, confirmedTexts: [] },
  ]);
});

test('what happened before counts as seen', async () => {
  const [user] = await old.db.select({ seenAt: appUser.notificationsSeenAt }).from(appUser);
  expect(user?.seenAt).toBeInstanceOf(Date);
});
