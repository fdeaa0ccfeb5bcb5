import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADVISORY_LOCKS, takeTurns } from '../../../../server/platform/data/advisory-locks';
import { type DatabaseConnection, rowsOf } from '../../../../server/platform/data/database';
import { openTestDatabase } from '../../fixtures/database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const HELD = sql`select classid::bigint::int, objid::bigint::int, objsubid::int from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;

test('no two locks have one number', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no other file of the server takes a lock by a number of its own', () => {
  const files = execFileSync('git', ['grep', '-lE', 'pg_(try_)?advisory', '--', 'server'], { encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual(['server/platform/data/advisory-locks.ts']);
});

test.each([
  ['everybody', undefined, { classid: 0, objid: ADVISORY_LOCKS.render, objsubid: 1 }],
  ['one id', 12, { classid: ADVISORY_LOCKS.render, objid: 12, objsubid: 2 }],
  ['one name', 'a', { classid: ADVISORY_LOCKS.render, objid: expect.any(Number), objsubid: 2 }],
])('a lock for %s is held until the transaction ends', async (_, subject, held) => {
  await connection.db.transaction(async (tx) => {
    await takeTurns(tx, 'render', subject);
    expect(await rowsOf(tx, HELD)).toEqual([held]);
  });
  expect(await rowsOf(connection.db, HELD)).toEqual([]);
});
