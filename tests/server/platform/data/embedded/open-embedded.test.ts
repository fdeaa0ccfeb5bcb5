import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, getTableColumns, getTableName, like, sql } from 'drizzle-orm';

import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as accounts from '../../../../../server/account/tables';
import * as library from '../../../../../server/library/tables';
import * as media from '../../../../../server/media/tables';
import { type DatabaseConnection, isUniqueViolation, rowsOf } from '../../../../../server/platform/data/database';
import { openEmbedded } from '../../../../../server/platform/data/embedded/open-embedded';
import { migrate, migrationNames } from '../../../../../server/platform/data/migrate';
import * as attempts from '../../../../../server/platform/data/tables';
import * as renders from '../../../../../server/project/renders/tables';
import * as projects from '../../../../../server/project/tables';
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

  test('flushes commits that come together in one go', async () => {
    const before = syncs;
    const slugs = Array.from({ length: 40 }, (_, count) => `together${count}`);
    await Promise.all(slugs.map((slug) => connection.db.insert(accounts.tenant).values({ slug, name: 'T' })));
    expect(syncs - before).toBeLessThan(20);
    expect(syncs - before).toBeGreaterThanOrEqual(1);
  });

  test('reads do not flush', async () => {
    await connection.db.select().from(accounts.tenant);
    const before = syncs;
    for (let count = 0; count < 5; count++) await connection.db.select().from(accounts.tenant);
    expect(syncs).toBe(before);
  });

  test('a statement that fails harms none of those beside it', async () => {
    const slugs = ['beside1', 't1', 'beside2', 'beside1', 'beside3'];
    const written = await Promise.allSettled(
      slugs.map((slug) => connection.db.insert(accounts.tenant).values({ slug, name: 'T' })),
    );
    expect(written.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const beside = like(accounts.tenant.slug, 'beside%');
    const rows = await connection.db.select({ slug: accounts.tenant.slug }).from(accounts.tenant).where(beside);
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(['beside1', 'beside2', 'beside3']);
  });

  test('what others ask during a transaction waits for its end', async () => {
    const slug = 'during';
    const own = eq(accounts.tenant.slug, slug);
    let seen: Promise<unknown[]> | undefined;
    await connection.db.transaction(async (tx) => {
      await tx.insert(accounts.tenant).values({ slug, name: 'T' });
      seen = connection.db
        .select()
        .from(accounts.tenant)
        .where(own)
        .then((rows) => rows);
      await tx.update(accounts.tenant).set({ name: 'At the end' }).where(own);
    });
    expect(await seen).toEqual([expect.objectContaining({ name: 'At the end' })]);
  });

  test('a connection that ends within a transaction leaves nothing and keeps nobody out', async () => {
    const { $client: pool } = connection.db as unknown as { $client: pg.Pool };
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into tenant (slug, name) values ('left', 'L')");
    client.release(true);
    expect(await connection.db.select().from(accounts.tenant).where(eq(accounts.tenant.slug, 'left'))).toEqual([]);
  });

  test('a statement that comes again is prepared once for all connections', async () => {
    const { $client: pool } = connection.db as unknown as { $client: pg.Pool };
    const ask = () =>
      pool.query({ name: 'again', text: 'select id from tenant where slug = $1', values: ['prepared'] });
    for (let count = 0; count < 4; count++) await Promise.all(Array.from({ length: 10 }, ask));
    const prepared = await rowsOf<{ count: number }>(
      connection.db,
      sql`select count(*)::int as count from pg_prepared_statements where name = 'again'`,
    );
    expect(prepared).toEqual([{ count: 1 }]);
  });

  test('migrating again changes nothing', async () => {
    await migrate(connection.db);
    const rows = await rowsOf<{ name: string }>(connection.db, sql`select name from migration`);
    expect(rows.map(({ name }) => name)).toEqual(migrationNames);
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
