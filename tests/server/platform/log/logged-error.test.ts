/** What a statement was given never reaches the log, on the real driver of the database. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUser, tenant } from '../../../../server/account/tables';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { createLog } from '../../../../server/platform/log/log';
import { toLoggedError } from '../../../../server/platform/log/logged-error';
import { openTestDatabase } from '../../fixtures/database';

const MAIL = 'ada@secret.test';
const HASH = '$argon2id$secret';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());

const failureOf = (work: PromiseLike<unknown>) =>
  work.then(
    () => new Error('It did not fail'),
    (error: unknown) => error,
  );

function lineOf(error: unknown): string {
  let written = '';
  const record = (line: string) => {
    written += line;
  };
  createLog('debug', { write: record }).child({ requestId: 'r1' }).error({ err: error }, 'request failed');
  return written;
}

describe('a statement that fails', () => {
  test('is logged with its SQL, code and constraint, without its parameters', async () => {
    const { db } = connection;
    await db.insert(tenant).values({ slug: 'one', name: 'One' }).onConflictDoNothing();
    const [row] = await db.select().from(tenant);
    const user = { tenantId: row?.id ?? 0, email: MAIL, passwordHash: HASH };
    await db.insert(appUser).values(user);
    const line = lineOf(await failureOf(db.insert(appUser).values(user)));
    expect(line).not.toContain(HASH);
    expect(line).not.toContain(MAIL);
    expect(line).toContain('insert into \\"app_user\\"');
    expect(JSON.parse(line)).toMatchObject({ requestId: 'r1', err: { cause: { code: '23505', table: 'app_user' } } });
  });

  test('over a value that no type takes is logged without the value', async () => {
    const line = lineOf(await failureOf(connection.db.execute(sql`select ${MAIL}::bigint`)));
    expect(line).toContain('22P02');
    expect(line).not.toContain(HASH);
    expect(line).not.toContain(MAIL);
  });
});

test('other errors keep their words, their cause and where they came from', () => {
  const logged = toLoggedError(new Error('outer', { cause: new TypeError('inner') }));
  expect(logged).toMatchObject({ type: 'Error', message: 'outer', cause: { type: 'TypeError', message: 'inner' } });
  expect(logged.stack).toContain('logged-error.test');
});

test('what was thrown and is no error is not written out', () => {
  expect(lineOf({ password: 'secret' })).not.toContain('secret');
  expect(lineOf('secret')).not.toContain('secret');
});
