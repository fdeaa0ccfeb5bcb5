/** Rows of one database in another: here both are embedded, and both may be PostgreSQL (TEST_DATABASE_URL). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseConnection, rowsOf } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { silentLog } from '../../../../server/platform/log/log';
import { withSnapshot } from '../../../../server/platform/transfer/database-source';
import { loadDatabase } from '../../../../server/platform/transfer/load-database';
import { moveRows } from '../../../../server/platform/transfer/move';
import { openMigratedDatabase, openTestDatabase } from '../../fixtures/database';
import { openStoredDatabase } from '../../fixtures/stored-folder';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const token = await server.signIn();
  server.painter.gate.close();
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  await server.call('POST', `/api/v2/project/${json.data.id}/render`, { token });
});
afterAll(() => server.close());

const digests = (connection: DatabaseConnection) =>
  withSnapshot(connection.db, async (source) => {
    const found = [];
    for (const table of source.tables.filter(({ name }) => !ENDED.includes(name)))
      found.push([table.name, await source.digest(table)]);
    return { tables: found, counters: source.counters };
  });

/** What ends with the move (`new-generation.test.ts`). */
const ENDED = ['public.refresh_token', 'public.sign_in_session', 'public.signing_key'];

describe('moving rows', () => {
  test('brings every row, the queue and the next numbers', async () => {
    const target = await openTestDatabase();
    const lines: string[] = [];
    await server.services.jobs.close();
    await moveRows(server.connection, target, silentLog, (line) => lines.push(line));
    expect(await digests(target)).toEqual(await digests(server.connection));
    const jobs = await rowsOf<{ name: string }>(target.db, sql`select name from spotreel_jobs.job`);
    expect(jobs.length).toBeGreaterThan(0);
    expect(lines).toEqual([expect.stringMatching(/^\d{2,} rows of \d{2,} tables are in the new database/)]);
    // references are there again, and refuse what they refused before
    await expect(target.db.execute(sql`insert into project (owner_id) values (999999)`)).rejects.toThrow();
    await target.close();
  });

  test('keeps every kind of value as it is', async () => {
    const source = await openMigratedDatabase();
    const target = await openMigratedDatabase();
    for (const { db } of [source, target])
      await db.execute(sql`create table every_kind (id bigint generated always as identity primary key, at timestamptz,
        day date, json jsonb, list text[], bytes bytea, share double precision, price numeric(20, 6), word text,
        long text generated always as (word || '!') stored)`);
    await source.db.execute(sql`insert into every_kind (at, day, json, list, bytes, share, price, word) values
      ('2026-11-26 10:00:00.123456+02', '0044-03-15', 'null', '{a,NULL,"b,c"}', '\\x00ff', 0.1, 12345678901234.567891, 'Zoë'),
      (null, null, '{"a": 12345678901234567890.5}', '{}', '', 'NaN', -0.000001, ''),
      ('infinity', null, null, null, null, 1e-300, null, E'line\nbreak "quoted" \\ \t')`);
    await withSnapshot(source.db, (rows) => loadDatabase(target.db, rows));
    const all = sql`select id::text, at::text, day::text, json::text, list::text, bytes::text, share::text, price::text, word, long
      from every_kind order by id`;
    expect(await rowsOf(target.db, all)).toEqual(await rowsOf(source.db, all));
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
      target.db,
      sql`insert into every_kind (word) values ('next') returning id::text`,
    );
    expect(id).toBe('4');
    await source.close();
    await target.close();
  });

  test('refuses a database that has people in it', async () => {
    const refused = moveRows(server.connection, server.connection, silentLog, () => {});
    await expect(refused).rejects.toThrow('The new database has people in it already. Choose an empty one.');
  });

  test.each([
    ['another version', '', 'Start and stop this version on it once, then move it.'],
    ['an older version', `delete from migration where name = '0001-initial'`, /^database_older: .*00fd2a91/],
  ])('refuses a data folder of %s, and leaves the new database empty', async (_version, statement, problem) => {
    const old = await openStoredDatabase();
    if (statement) await old.db.execute(sql.raw(statement));
    const target = await openTestDatabase();
    await expect(moveRows(old, target, silentLog, () => {})).rejects.toThrow(problem);
    const [table] = await rowsOf<{ name: string | null }>(target.db, sql`select to_regclass('app_user')::text as name`);
    expect(table?.name).toBeNull();
    await old.close();
    await target.close();
  });

  test('keeps nothing when a row does not arrive as it was', async () => {
    const target = await openMigratedDatabase();
    const before = await digests(target);
    const loading = withSnapshot(server.connection.db, (source) =>
      loadDatabase(target.db, {
        ...source,
        async *rows(table) {
          for await (const batch of source.rows(table)) yield table.name === 'public.app_user' ? batch.slice(1) : batch;
        },
      }),
    );
    await expect(loading).rejects.toThrow('public.app_user did not arrive as it was: 0 of 1 rows');
    expect(await digests(target)).toEqual(before);
    await target.close();
  });
});

test('a server refuses a database of a newer version', async () => {
  const newer = await openMigratedDatabase();
  await newer.db.execute(sql`insert into migration (name) values ('9999-of-tomorrow')`);
  await expect(migrate(newer.db)).rejects.toThrow(/^database_newer: .*9999-of-tomorrow/);
  await newer.close();
});
