/**
 * How long a built server takes after `kill -9` until `/readyz` answers, with 250 projects, four exports under way and people
 * who save. Run it with `npm run bench:killed-start [-- --rounds 5]`; on PostgreSQL with `node tests/postgres.mjs npm run …`.
 * Needs `npm run build`. To reach: 15 s on two cores. The seconds of the processor do not grow with what else the machine does.
 */
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/data/database';
import { type LocalServer, startLocalServer } from '../editor/local-server';
import { askServer, signInTo } from '../editor/long-project';
import { ownCpuSeconds } from '../render/cpu-watch';

const PROJECTS = 250;
const EXPORTS = 4;
/** Milliseconds of work before the kill. */
const WORK_MS = 4000;

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const rounds = Number(argument('rounds') ?? 5);

async function copyProjects(db: Database): Promise<void> {
  await db.execute(sql`update app_user set limits = limits || '{"concurrentRenderLimit": 100}'`);
  await db.execute(sql`
    insert into project (tenant_id, owner_id, name, ratio, recipe_id, recipe_name, template_family_id, content, duration_seconds)
    select tenant_id, owner_id, name || ' ' || n, ratio, recipe_id, recipe_name, template_family_id, content, duration_seconds
    from project, generate_series(1, ${PROJECTS}) n order by n limit ${PROJECTS}`);
}

const server = await startLocalServer();
try {
  await makeProjects(server);
  await server.restart(copyProjects);
  for (let round = 1; round <= rounds; round++) {
    const renders = await work(server);
    const ms = await server.restartKilled();
    const line = `ready ${seconds(ms)} s after its start, ${ownCpuSeconds(server.processId)?.toFixed(2)} s of the processor until then`;
    console.log(`round ${round}: ${line}; ${renders} exports were under way; load ${loadavg()[0]?.toFixed(1)}`);
  }
} finally {
  await server.stop();
}

async function makeProjects({ address }: LocalServer): Promise<void> {
  const token = await signInTo(address);
  const recipes = await askServer<{ id: number }[]>(address, token, 'GET', 'v1/recipe');
  for (const { id } of recipes) await askServer(address, token, 'POST', 'v1/project', { recipeId: id });
}

/** Asks for exports, and writes until the time is over. Answers how many exports run. */
async function work({ address }: LocalServer): Promise<number> {
  const token = await signInTo(address);
  const list = await askServer<{ id: number }[]>(address, token, 'GET', `v1/project?perPage=${EXPORTS}`);
  for (const { id } of list) await askServer(address, token, 'POST', `v2/project/${id}/render`);
  const until = performance.now() + WORK_MS;
  while (performance.now() < until) await askServer(address, token, 'POST', 'v1/project', { recipeId: 1 });
  return list.length;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
