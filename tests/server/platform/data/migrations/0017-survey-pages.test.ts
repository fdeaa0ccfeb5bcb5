import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUniqueViolation, rowsOf } from '../../../../../server/platform/data/database';
import { surveyPages } from '../../../../../server/platform/data/migrations/0017-survey-pages';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const response = (id: string, singleUseId: string, at: string) => `
insert into survey_response (id, survey_id, single_use_id, finished, data, meta, created_at)
  values ('${id}', 's', ${singleUseId}, true, '{}', '{"source": "mail"}', '${at}');`;

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(surveyPages);
});
afterAll(() => old.close());

test('ids that were stored twice stay with their first response, and the others remember them', async () => {
  const { db } = old;
  await old.fill(`
insert into survey_environment (id, tenant_id, name, product) values ('e', 1, 'E', '{}');
insert into survey (id, environment_id, name, type, status, content) values ('s', 'e', 'S', 'link', 'inProgress', '{}');
${response('second', `'ada'`, '2026-02-01')}
${response('first', `'ada'`, '2026-01-01')}
${response('alone', `'bea'`, '2026-01-01')}
${response('web', 'null', '2026-01-01')}
`);
  await old.migrate();
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
  const twice = await old.fill(response('third', `'ada'`, '2026-03-01')).catch((error: unknown) => error);
  expect(isUniqueViolation(twice)).toBe(true);
});
