/** A server needs no superuser: a role that owns its database makes tables, extensions and the queue. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../../../server/platform/data/migrate';
import { openPostgres } from '../../../../server/platform/data/postgres';
import { openJobQueue } from '../../../../server/platform/jobs/boss-queue';
import { silentLog } from '../../../../server/platform/log/log';

const { TEST_DATABASE_URL = '' } = process.env;

test.skipIf(TEST_DATABASE_URL === '')('a role without other rights than those of an owner is enough', async () => {
  const name = `plain_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`create role ${name} login password 'plain'`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` });
  const connection = openPostgres(url.href, () => {});
  await migrate(connection.db);
  await (await openJobQueue(connection, silentLog, { kinds: [] })).close();
  await connection.close();
  const { rows } = await admin.query('select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = $1', [
    name,
  ]);
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});
