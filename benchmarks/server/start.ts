/**
 * How long a built server takes from its start until `/readyz` answers, on an empty data folder and on one with many projects. Run
 * it with `npm run bench:start [-- --projects 10000 --rounds 5]`. Needs `npm run build`. To reach: 3 s.
 */
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/data/database';
import { startLocalServer } from '../editor/local-server';
import { askServer, signInTo } from '../editor/long-project';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const projects = Number(argument('projects') ?? 10_000);
const rounds = Number(argument('rounds') ?? 5);

/** Each recipe once, and copies of these until there are so many. */
async function copyProjects(db: Database): Promise<void> {
  await db.execute(sql`
    insert into project (tenant_id, owner_id, name, ratio, recipe_id, recipe_name, template_family_id, content, duration_seconds)
    select tenant_id, owner_id, name || ' ' || n, ratio, recipe_id, recipe_name, template_family_id, content, duration_seconds
    from project, generate_series(1, ${projects}) n order by n limit ${projects}`);
}

const server = await startLocalServer();
try {
  const token = await signInTo(server.address);
  const recipes = await askServer<{ id: number }[]>(server.address, token, 'GET', 'v1/recipe');
  for (const { id } of recipes) await askServer(server.address, token, 'POST', 'v1/project', { recipeId: id });
  await measure(`${recipes.length} projects`);
  await server.restart(copyProjects);
  await measure(`${projects + recipes.length} projects`);
} finally {
  await server.stop();
}

async function measure(name: string): Promise<void> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) taken.push(await server.restart());
  taken.sort((a, b) => a - b);
  const seconds = taken.map((ms) => (ms / 1000).toFixed(2)).join(', ');
  console.log(`${name}: ready after ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`);
}
