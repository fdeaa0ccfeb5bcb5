import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, knownBrowser, linkToken } from '../../../../../server/account/tables';
import { dataExport } from '../../../../../server/personal-data/tables';
import { knownBrowsers } from '../../../../../server/platform/data/migrations/0080-known-browsers';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(knownBrowsers);
  await old.fill(`
insert into app_user (id, tenant_id, email) values (70, 1, 'ann@spotreel.test');
insert into link_token (token_hash, purpose, subject_id, person) values ('a', 'share', 1, '70');
insert into data_export (tenant_id, user_id, status, base_url) values (1, 70, 'done', 'https://videos.example');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('links and exports stay; an export gets its address when its owner looks', async () => {
  expect(await old.db.select().from(linkToken)).toMatchObject([{ tokenHash: 'a', purpose: 'share' }]);
  expect(await old.db.select().from(dataExport)).toMatchObject([{ userId: 70, sealedToken: null }]);
  await old.db.insert(linkToken).values({ tokenHash: 'b', purpose: 'data_export', subjectId: 1, person: '70' });
});

test('no browser is known yet', async () => {
  expect(await old.db.select().from(knownBrowser)).toEqual([]);
  const people = await old.db.select().from(appUser);
  expect(people.map(({ loginCodeUsedAt }) => loginCodeUsedAt)).toEqual([null, null]);
});
