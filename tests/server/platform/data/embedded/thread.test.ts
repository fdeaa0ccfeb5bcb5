import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../../../server/platform/data/database';
import { openEmbedded } from '../../../../../server/platform/data/embedded/open-embedded';
import { buildDatabaseThread, buildForTest } from '../../../fixtures/database-thread';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-thread-'));
let threadEntry: string;
let writer: string;
beforeAll(async () => {
  threadEntry = await buildDatabaseThread('thread');
  writer = await buildForTest('tests/server/platform/data/embedded/writer.ts', 'thread-writer');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Ids that were acknowledged before the process was killed: at least `rows`. */
async function killWriting(rows: number): Promise<number[]> {
  const child: ChildProcess = spawn(process.execPath, [writer, path.join(folder, 'killed'), threadEntry], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > rows) child.kill('SIGKILL');
  });
  await ended;
  return said.split('\n').slice(0, -1).map(Number);
}

test('what was acknowledged is there after a kill -9, and nothing is there by half', async () => {
  const acknowledged = await killWriting(60);
  const { db, close } = await openEmbedded(path.join(folder, 'killed'), { threadEntry });
  const rows = await rowsOf<{ id: number; pair: number }>(db, sql`select id, pair from written`);
  const ids = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  const halves = rows.filter(({ id, pair }) => pair % 4 !== 0 && !ids.has(id === pair ? id + 1 : pair));
  expect(halves).toEqual([]);
  await close();
}, 180_000);

test('it answers while the thread that asked does something else', async () => {
  const { db, close } = await openEmbedded(path.join(folder, 'busy'), { threadEntry });
  const asked = rowsOf<{ seconds: number }>(
    db,
    sql`select extract(epoch from clock_timestamp() - statement_timestamp())::float8 as seconds from pg_sleep(0.2)`,
  );
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  const [row] = await asked;
  clearInterval(timer);
  expect(row?.seconds).toBeGreaterThanOrEqual(0.2);
  expect(turns).toBeGreaterThan(1);
  await close();
}, 180_000);

test('a folder that cannot be opened says why', async () => {
  await expect(openEmbedded('/dev/null/nothing', { threadEntry })).rejects.toThrow(/ENOTDIR|not a directory/i);
});
