import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { firstDownloadSurvey } from '../../../../../server/platform/data/migrations/0020-first-download-survey';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

const survey = (id: string, name: string, triggers: string) => `
insert into survey (id, environment_id, name, type, status, content)
  values ('${id}', 'env', '${name}', 'web', 'inProgress', '{"triggers": ${triggers}}');`;

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(firstDownloadSurvey);
});
afterAll(() => old.close());

test('the first survey of an older installation asks after the first download; changed ones stay as they are', async () => {
  const { db } = old;
  await old.fill(`
insert into survey_environment (id, tenant_id, name, product) values ('env', 1, 'Production', '{}');
${survey('first', 'After the first video', '["Render Finished"]')}
${survey('changed', 'After the first video', '["Render Finished", "Checkout"]')}
${survey('own', 'Our own', '["Render Finished"]')}
`);
  await old.migrate();

  const surveys = await rowsOf<{ id: string; triggers: string[] }>(
    db,
    sql`select id, content -> 'triggers' as triggers from survey order by id`,
  );
  expect(surveys).toEqual([
    { id: 'changed', triggers: ['Render Finished', 'Checkout'] },
    { id: 'first', triggers: ['First Video Downloaded'] },
    { id: 'own', triggers: ['Render Finished'] },
  ]);
  const actions = await rowsOf<{ name: string }>(db, sql`select name from survey_action_class order by name`);
  expect(actions.map(({ name }) => name)).toEqual(['First Video Downloaded', 'Video Downloaded']);
});
