/**
 * The lists of the library at 100,000 animations, on the embedded database in a folder, through the app without a socket.
 * The wall clock also counts the machine's other load; CPU time does not. `--count` sets the number,
 * `--only` a word of the lines to measure.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { ServerApp } from '../../server/app';
import { libraryDomain } from '../../server/library/domain';
import { rowsOf } from '../../server/platform/data/database';
import { openEmbedded } from '../../server/platform/data/embedded/open-embedded';
import { answered, openServer, quantile } from './open-server';
import { questions } from './questions';
import { seedSynthetic } from './synthetic-library';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const count = Number(argument('count') ?? 100_000);
/** Words of the lines that are measured. */
const only = argument('only') ?? '';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-benchmark-'));
mkdirSync(path.join(folder, 'tmp'));
const connection = await openEmbedded(path.join(folder, 'database'));
try {
  await measureAll();
} finally {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const { services, app, token } = await openServer(connection, folder);
  const [tenant] = await rowsOf<{ id: number }>(services.db, sql`select id::int as id from tenant limit 1`);
  const start = performance.now();
  await seedSynthetic(services.db, tenant?.id ?? 1, count);
  console.log(`${count} animations written in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  const reading = performance.now();
  await services.modules.servicesOf(libraryDomain).listings.current();
  console.log(`read into memory in ${((performance.now() - reading) / 1000).toFixed(1)} s\n`);
  for (const id of [20_000_001, 20_000_005, 20_000_100])
    await answered(app, 'POST', `/api/v2/template/${id}/favourite`, token);
  console.log('| list | asked | median ms | 95 % | CPU ms each |');
  console.log('|---|---|---|---|---|');
  for (const [name, paths] of Object.entries(questions).filter(([line]) => line.includes(only))) {
    const before = process.cpuUsage();
    const taken = await times(app, [...paths, ...paths], token);
    const { user, system } = process.cpuUsage(before);
    const cells = [quantile(taken, 0.5), quantile(taken, 0.95), (user + system) / 1000 / taken.length];
    console.log(`| ${name} | ${taken.length} | ${cells.map((ms) => ms.toFixed(1)).join(' | ')} |`);
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}`);
  await services.jobs.close();
}

async function times(app: ServerApp, paths: readonly string[], token: string): Promise<number[]> {
  const taken: number[] = [];
  for (const address of paths) {
    const start = performance.now();
    await answered(app, 'GET', address, token);
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}
