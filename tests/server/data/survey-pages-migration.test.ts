import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseConnection, isUniqueViolation, rowsOf } from '../../../server/data/database';
import { migrate } from '../../../server/data/migrate';
import { surveyPages } from '../../../server/data/migrations/0017-survey-pages';
import { openTestDatabase } from '../fixtures/database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

test('ids that were stored twice stay with their first response, and the others remember them', async () => {
  const { db } = connection;
  const run = (text: string) => db.execute(sql.raw(text));
  await run('drop index survey_response_single_use');
  await run('drop index survey_response_verified_email');
  await run('alter table survey_response drop column verified_email');
  await run(`delete from migration where name = '${surveyPages.name}'`);
  await run(`insert into tenant (slug, name) values ('t', 'T')`);
  await run(`insert into survey_environment (id, tenant_id, name, product) select 'e', id, 'E', '{}' from tenant`);
  await run(`insert into survey (id, environment_id, name, type, status, content) values ('s', 'e', 'S', 'link', 'inProgress', '{}')`);
  const insert = (id: string, singleUseId: string, at: string) =>
    run(`insert into survey_response (id, survey_id, single_use_id, finished, data, meta, created_at)
      values ('${id}', 's', ${singleUseId}, true, '{}', '{"source": "mail"}', '${at}')`);
  await insert('second', `'ada'`, '2026-02-01');
  await insert('first', `'ada'`, '2026-01-01');
  await insert('alone', `'bea'`, '2026-01-01');
  await insert('web', 'null', '2026-01-01');
  await migrate(db);
  const rows = await rowsOf<{ id: string; single_use_id: string | null; meta: object }>(
    db,
    sql`select id, single_use_id, meta from survey_response order by id`,
  );
  expect(rows).toEqual([
    { id: 'alone', single_use_id: 'bea', meta: { source: 'mail' } },
    { id: 'first', single_use_id: 'ada', meta: { source: 'mail' } },
    { id: 'second', single_use_id: null, meta: { source: 'mail', singleUseId: 'ada' } },
    { id: 'web', single_use_id: null, meta: { source: 'mail' } },
  ]);
  const twice = await insert('third', `'ada'`, '2026-03-01').catch((error: unknown) => error);
  expect(isUniqueViolation(twice)).toBe(true);
});
