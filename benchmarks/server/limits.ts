/**
 * How many calls a second pass a shared limit, and how many statements that takes: with a statement for each call, and
 * with leases. With TEST_DATABASE_URL on PostgreSQL, else on PGlite in memory.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { spendAttempt } from '../../server/platform/data/attempt-limits';
import type { Database } from '../../server/platform/data/database';
import { silentLog } from '../../server/platform/log/log';
import { createLeases } from '../../server/platform/quota/leases';

const CALLS = 20_000;
const AT_ONCE = 50;
const TABLE = `create temporary table if not exists quota_use (measure text, subject text, used bigint not null default 0,
  reserved bigint not null default 0, ends_at timestamptz, near_at timestamptz, primary key (measure, subject))`;
const clock = { now: Date.now };

async function openDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const { TEST_DATABASE_URL: connectionString } = process.env;
  if (connectionString) {
    // one connection: the table is its own
    const client = new pg.Client({ connectionString });
    await client.connect();
    return { db: drizzlePg(client) as unknown as Database, close: () => client.end() };
  }
  const embedded = new PGlite();
  return { db: drizzlePglite(embedded) as unknown as Database, close: () => embedded.close() };
}

/** Counts statements of what goes through it. */
function counted(db: Database) {
  let statements = 0;
  const watched = new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'execute') statements += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { db: watched, statements: () => statements };
}

async function measure(name: string, db: Database, spendOf: (db: Database) => (index: number) => Promise<unknown>) {
  await db.execute('delete from quota_use');
  const { db: watched, statements } = counted(db);
  const spend = spendOf(watched);
  const started = performance.now();
  for (let done = 0; done < CALLS; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => spend(done + index).catch(() => {})));
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${name}: ${Math.round(CALLS / seconds)} calls/s, ${statements()} statements for ${CALLS} calls`);
}

const { db, close } = await openDatabase();
await db.execute(TABLE);
for (const [what, subjects, points] of [
  ['one network, limit 600', 1, 600],
  ['one network, limit 60,000', 1, 60_000],
  ['2,000 networks, ten calls each', 2000, 600],
] as const) {
  const subjectOf = (index: number) => `network:${index % subjects}`;
  await measure(`${what}, a statement for each call`, db, (watched) => (index) => {
    const key = subjectOf(index);
    return spendAttempt(watched, clock, { scope: 'bench', key, points, seconds: 60 });
  });
  await measure(`${what}, leases`, db, (watched) => {
    const leases = createLeases({ db: watched, clock, log: silentLog });
    const limit = { measure: 'bench', most: points, endsMs: (nowMs: number) => nowMs + 60_000 };
    return (index) => leases.spend(limit, subjectOf(index), 1);
  });
}
await close();
