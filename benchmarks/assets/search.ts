/**
 * The search of assets at a million files, through the app without a socket: on PGlite in a folder, with `TEST_DATABASE_URL` on an empty
 * PostgreSQL. `--count`: files; `--own`: those of the account that searches, the others belong to a thousand accounts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../server/platform/data/database';
import { openEmbedded } from '../../server/platform/data/embedded/open-embedded';
import { openPostgres } from '../../server/platform/data/postgres';
import { answered, openServer, quantile } from '../server/open-server';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const count = Number(argument('count') ?? 1_000_000);
const own = Number(argument('own') ?? 100_000);
const rounds = Number(argument('rounds') ?? 5);
/** Files of one statement. */
const BATCH = 20_000;

const WORDS =
  'sale logo quote review countdown banner story launch hiring tips opening offer ticket menu gallery timeline paper neon marble velvet chrome Пример Größe café 写真 写真の旅 صورة summer winter portrait team office DSC IMG final draft v2 export screen';

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'one file: its number': ['48213', '00731', '77777'],
  'two words of a name': ['summer 4821', 'team office', 'neon marble'],
  'a word': ['countdown', 'velvet', 'Größe', 'cafe', 'пример', 'صورة', '写真の旅'],
  'part of a word': ['untdow', 'elvet', 'mmer'],
  'two letters': ['ne', 'it', '写真'],
  'a letter': ['a', 'q', 'x', '7'],
  nothing: ['zebra', 'ω', 'kangaroo 12'],
};

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-benchmark-'));
const url = process.env.TEST_DATABASE_URL;
const connection = url ? openPostgres(url, console.error) : await openEmbedded(path.join(folder, 'database'));
try {
  await measureAll();
} finally {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const { services, app, token } = await openServer(connection, folder);
  const start = performance.now();
  await writeFiles(services.db);
  console.log(
    `${count} files written in ${((performance.now() - start) / 1000).toFixed(1)} s, ${own} of one account\n`,
  );
  for (const order of ['', '&sort=name&sorted=ASC', '&sort=size&sorted=DESC']) {
    console.log(`| search${order} | asked | found | median ms | 95 % | at most | CPU ms each |`);
    console.log('|---|---|---|---|---|---|---|');
    for (const [name, queries] of Object.entries(QUERIES)) await measure(name, queries, order);
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}`);
  await services.jobs.close();

  async function measure(name: string, queries: readonly string[], order: string): Promise<void> {
    const before = process.cpuUsage();
    const taken: number[] = [];
    const found = new Set<number>();
    for (let round = 0; round < rounds; round++)
      for (const query of queries) {
        const began = performance.now();
        const answer = await answered(
          app,
          'GET',
          `/api/v1/media?perPage=60&search=${encodeURIComponent(query)}${order}`,
          token,
        );
        taken.push(performance.now() - began);
        found.add((answer as { totalCount: number }).totalCount);
      }
    const { user, system } = process.cpuUsage(before);
    taken.sort((a, b) => a - b);
    const times = [
      quantile(taken, 0.5),
      quantile(taken, 0.95),
      quantile(taken, 1),
      (user + system) / 1000 / taken.length,
    ];
    const hits = `${Math.min(...found)} to ${Math.max(...found)}`;
    console.log(`| ${name} | ${taken.length} | ${hits} | ${times.map((ms) => ms.toFixed(1)).join(' | ')} |`);
  }
}

/** Names of three words and a number. Files of the account lie among those of the others, as they come in over the years. */
async function writeFiles(db: Database): Promise<void> {
  const [user] = await rowsOf<{ id: number; tenantId: number }>(
    db,
    sql`select id::int as id, tenant_id::int as "tenantId" from app_user where email = 'demo@spotreel.test'`,
  );
  if (!user) throw new Error('The demo account is missing.');
  await db.execute(sql`insert into app_user (id, tenant_id, email)
    select 1000000 + n, ${user.tenantId}, n || '@files.test' from generate_series(0, 999) as n`);
  const words = sql`string_to_array(${WORDS}, ' ')`;
  const word = sql`(${words})[1 + floor(random() * array_length(${words}, 1))::int]`;
  await db.execute(sql`select setseed(0.4)`);
  // a million files one after the other take far longer than the index of all of them
  const indexes = await rowsOf<{ name: string; definition: string }>(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'media' and indexname in ('media_search', 'media_by_name')`,
  );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  for (let first = 0; first < count; first += BATCH)
    await db.execute(sql`insert into media
      (tenant_id, owner_id, name, type, mime_type, file_key, size_bytes, width_px, height_px, source_type, thumbnails)
      select ${user.tenantId}, case when random() < ${own / count}::float then ${user.id} else 1000000 + floor(random() * 1000)::int end,
        initcap(${word}) || ' ' || ${word} || '-' || ${word} || '_' || lpad((n % 100000)::text, 5, '0') || '.jpg',
        'image', 'image/jpeg', 'media/1/' || md5(n::text) || '/original.jpg', floor(random() * 5000000)::int, 1600, 900, 'upload',
        jsonb_build_array(jsonb_build_object('timestamp', 0, 'key', 'media/1/' || md5(n::text) || '/thumbnail.webp'))
      from generate_series(${first}::int, ${Math.min(count, first + BATCH) - 1}::int) as n`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await db.execute(sql`vacuum (analyze) media`);
}
