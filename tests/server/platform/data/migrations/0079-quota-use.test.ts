import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, plan } from '../../../../../server/account/tables';
import { media, mediaUpload } from '../../../../../server/media/tables';
import { quotaUse as migration } from '../../../../../server/platform/data/migrations/0079-quota-use';
import { quotaUse } from '../../../../../server/platform/data/tables';
import { surveyPerson } from '../../../../../server/survey/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const GB = 1_000_000_000;
let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(migration);
  await old.fill(`
insert into app_user (id, tenant_id, email, password_hash) values (2, 1, 'ben@spotreel.test', 'hash');
insert into media (id, tenant_id, owner_id, name, type, mime_type, file_key, width_px, height_px, source_type, size_bytes) values
  (9001, 1, 1, 'a', 'image', 'image/png', 'media/1/a/original.png', 1, 1, 'upload', 100),
  (9002, 1, 2, 'b', 'video', 'video/mp4', 'media/1/b/original.mp4', 1, 1, 'upload', ${21 * GB}),
  (9003, 1, null, 'c', 'image', 'image/png', 'media/1/c/original.png', 1, 1, 'template', 7);
insert into media_upload (tenant_id, owner_id, name, size_bytes, last_modified) values (1, 1, 'open.mp4', 50, 1);
insert into media_upload (tenant_id, owner_id, name, size_bytes, last_modified, media_id) values (1, 1, 'done.png', 100, 1, 9001);
insert into survey_environment (id, tenant_id, name, product) values ('env', 1, 'Site', '{}');
insert into survey_person (id, environment_id, user_id) values ('p1', 'env', 'ada');
insert into survey_upload (id, environment_id, file_key, file_name, extension, size_limit_bytes, size_bytes) values
  ('u1', 'env', 'k', 'a.png', 'png', 10, 8), ('u2', 'env', 'l', 'b.png', 'png', 10, null);
insert into attempt_count (scope, key, count, ends_at) values ('survey-pin', 'survey', 3, '2999-01-01');
insert into plan (tenant_id, name, price_minor, currency, interval, group_name, group_type, is_default, limits) values
  (1, 'Free', 0, 'USD', 'once', 'Free', 'free', true, '{}'), (1, 'Pro', 900, 'USD', 'month', 'Pro', 'pro', false, '{"organisationLimit": 5}');
`);
  await old.migrate();
});
afterAll(() => old.close());

const use = async () => {
  const rows = await old.db.select().from(quotaUse);
  return Object.fromEntries(rows.map((row) => [`${row.measure} ${row.subject}`, [row.used, row.reserved]]));
};

test('what is kept is counted, and what was tried before still counts', async () => {
  expect(await use()).toEqual({
    'account_storage account:1': [100, 50],
    'account_storage account:2': [21 * GB, 0],
    'tenant_storage tenant:1': [21 * GB + 107, 50],
    'survey_people environment:env': [1, 0],
    'survey_storage environment:env': [8, 0],
    'survey-pin survey': [3, 0],
  });
});

test('a server of the version before counts tries until it is replaced', async () => {
  await old.fill(`
insert into attempt_count as counted (scope, key, count, ends_at) values ('survey-pin', 'survey', 1, '2999-01-01')
  on conflict (scope, key) do update set count = counted.count + 1, ends_at = counted.ends_at returning count;
`);
  expect(await use()).toMatchObject({ 'survey-pin survey': [4, 0] });
  await old.db.update(quotaUse).set({ used: 3 }).where(eq(quotaUse.measure, 'survey-pin'));
});

test('plans that were sold, and accounts above the default, keep their files of any size', async () => {
  const plans = await old.db.select().from(plan).orderBy(plan.name);
  expect(plans.map(({ name, limits }) => [name, limits])).toEqual([
    ['Free', {}],
    ['Pro', { organisationLimit: 5, storageLimit: -1 }],
  ]);
  const people = await old.db.select().from(appUser).orderBy(appUser.id);
  expect(people.map(({ limits }) => limits)).toEqual([{}, { storageLimit: -1 }]);
});

test('changes are counted with the rows: other owners, other sizes, rows that go with their account', async () => {
  await old.db.update(media).set({ sizeBytes: 40 }).where(eq(media.id, 9001));
  await old.db.update(mediaUpload).set({ holdsRoom: false, parts: 0 }).where(eq(mediaUpload.name, 'open.mp4'));
  await old.db.insert(surveyPerson).values({ id: 'p2', environmentId: 'env', userId: 'ben' });
  await old.db.delete(media).where(eq(media.id, 9002));
  expect(await use()).toMatchObject({
    'account_storage account:1': [40, 0],
    'account_storage account:2': [0, 0],
    'tenant_storage tenant:1': [47, 0],
    'survey_people environment:env': [2, 0],
  });
});
