import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseConnection, rowsOf } from '../../../server/data/database';
import { migrate } from '../../../server/data/migrate';
import { openTestDatabase } from '../fixtures/database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

const insertSurvey = (id: string, name: string, triggers: string) => sql`
  insert into survey (id, environment_id, name, type, status, content)
  values (${id}, 'env', ${name}, 'web', 'inProgress', ${`{"triggers": ${triggers}}`}::jsonb)`;

test('the first survey of an older installation asks after the first download; changed ones stay as they are', async () => {
  const { db } = connection;
  await db.execute(sql`insert into tenant (id, slug, name) overriding system value values (900, 'older', 'Older')`);
  await db.execute(sql`
    insert into survey_environment (id, tenant_id, name, product) values ('env', 900, 'Production', '{}')`);
  await db.execute(insertSurvey('first', 'After the first video', '["Render Finished"]'));
  await db.execute(insertSurvey('changed', 'After the first video', '["Render Finished", "Checkout"]'));
  await db.execute(insertSurvey('own', 'Our own', '["Render Finished"]'));
  await db.execute(sql`delete from migration where name = '0020-first-download-survey'`);
  await migrate(db);

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
