import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';

import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseConnection, isUniqueViolation, rowsOf } from '../../../../../server/platform/data/database';
import { openEmbedded } from '../../../../../server/platform/data/embedded/open-embedded';
import { migrate, migrations } from '../../../../../server/platform/data/migrate';
import * as accounts from '../../../../../server/account/tables';
import * as attempts from '../../../../../server/platform/data/tables';
import * as library from '../../../../../server/library/tables';
import * as media from '../../../../../server/media/tables';
import * as projects from '../../../../../server/project/tables';
import * as renders from '../../../../../server/project/renders/tables';
import * as surveys from '../../../../../server/survey/tables';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-database-'));
let syncs = 0;
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openEmbedded(path.join(folder, 'database'), {
    onSync: () => {
      syncs += 1;
    },
  });
  await migrate(connection.db);
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

describe('the embedded database', () => {
  test('flushes every commit to the disk', async () => {
    const before = syncs;
    for (let count = 0; count < 10; count++) {
      await connection.db.insert(accounts.tenant).values({ slug: `t${count}`, name: 'T' });
    }
    expect(syncs - before).toBeGreaterThanOrEqual(10);
    const [row] = await rowsOf<{ fsync: string }>(connection.db, sql`show fsync`);
    expect(row?.fsync).toBe('on');
  });

  test('migrating again changes nothing', async () => {
    await migrate(connection.db);
    const rows = await rowsOf<{ name: string }>(connection.db, sql`select name from migration`);
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });

  test('a broken unique constraint is told from other errors', async () => {
    const twice = connection.db.insert(accounts.tenant).values({ slug: 't1', name: 'T' });
    expect(isUniqueViolation(await twice.catch((error: unknown) => error))).toBe(true);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });

  test('a failed transaction leaves nothing', async () => {
    const failing = connection.db.transaction(async (tx) => {
      await tx.insert(accounts.tenant).values({ slug: 'never', name: 'N' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await connection.db.select().from(accounts.tenant).where(eq(accounts.tenant.slug, 'never'))).toEqual([]);
  });
});

const tables = [accounts, attempts, library, media, projects, renders, surveys].flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, PgTable] => entry[1] instanceof PgTable),
);

test.each(tables)('table %s: schema and migrations agree', async (_name, table) => {
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const rows = await rowsOf<{ name: string }>(
    connection.db,
    sql`select column_name as name from information_schema.columns where table_name = ${getTableName(table)}`,
  );
  expect(new Set(columns)).toEqual(new Set(rows.map(({ name }) => name)));
});
