/**
 * Disk, memory and time that projects and exports take, on a built server with its embedded database. Recipes take turns; each
 * project is saved once with changed texts. Run it with
 * `npm run bench:sizing [-- --projects 200 --exports 8]`. Needs `npm run build`.
 */
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Render } from '../../sdk/contract/export/render';
import type { Project, ProjectSave } from '../../sdk/contract/project/project';
import { residentBytes } from '../../server/render/engine/memory';
import { type LocalServer, startLocalServer } from '../editor/local-server';
import { askServer, signInTo } from '../editor/long-project';
import { childrenOf, descendantsOf } from '../render/processes';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const projects = Number(argument('projects') ?? 200);
const exports = Number(argument('exports') ?? 8);
if (projects <= exports) throw new Error('--projects: more than --exports, the last one is exported in 4K');

/** Posters and checkpoints of the database come within it. */
const REST_MS = 20_000;
const MEGABYTE = 1e6;

interface Recipe {
  readonly id: number;
  readonly templateFamilies: readonly { readonly id: number }[];
}

type Ask = <T>(method: string, route: string, body?: unknown) => Promise<T>;

const server = await startLocalServer();
try {
  const token = await signInTo(server.address);
  const ask: Ask = (method, route, body) => askServer(server.address, token, method, route, body);
  reportMemory('just started', server);
  const ids = await measureProjects(server, ask);
  reportMemory(`after ${projects} projects`, server);
  await measureExports(server, ask, ids.slice(0, exports), '1080p');
  await measureExports(server, ask, ids.slice(exports, exports + 1), '4k');
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await server.stop();
}

async function measureProjects({ folder }: LocalServer, ask: Ask): Promise<number[]> {
  const before = await sizesOf(folder);
  const recipes = await ask<Recipe[]>('GET', 'v1/recipe');
  const ids: number[] = [];
  for (let index = 0; index < projects; index += 1) ids.push(await createSaved(ask, recipes, index));
  await wait(REST_MS);
  report(`${projects} projects`, before, await sizesOf(folder), projects);
  return ids;
}

async function createSaved(ask: Ask, recipes: readonly Recipe[], index: number): Promise<number> {
  const recipe = recipes[index % recipes.length];
  const family = recipe?.templateFamilies[0];
  if (!recipe || !family) throw new Error('The library has no recipes.');
  const draft = { recipeId: recipe.id, templateFamilyId: family.id, ratio: 'landscape', name: `Project ${index}` };
  const { id } = await ask<{ id: number }>('POST', 'v1/project', draft);
  const project = await ask<Project>('GET', `v2/project/${id}`);
  await ask('PUT', `v2/project/${id}`, withOtherTexts(project));
  return id;
}

function withOtherTexts({ name, ingredients, musicKit }: Project): ProjectSave {
  const customisations = ingredients.flatMap(({ id, template }, order) => {
    if (!template) return [];
    const texts = template.fields.texts.map(({ innerReference, defaultValue }) => ({
      id: innerReference,
      value: `${defaultValue} ${order}`.slice(-20),
    }));
    return [{ template: template.id, ingredient: id, order, texts, images: [], colors: [] }];
  });
  return { name, customisations, audio: [], musicKit };
}

async function measureExports(
  server: LocalServer,
  ask: Ask,
  ids: readonly number[],
  resolution: '1080p' | '4k',
): Promise<void> {
  const what = `${ids.length} exports in ${resolution}`;
  const before = await sizesOf(server.folder);
  const painters = watchPainters(server.processId);
  const startedAt = performance.now();
  let seconds = 0;
  for (const id of ids) {
    await ask('POST', `v2/project/${id}/render?resolution=${resolution}`);
    seconds += await finished(ask, id);
  }
  const wall = (performance.now() - startedAt) / 1000;
  console.log(`${what}, ${seconds.toFixed(0)} s of video, took ${wall.toFixed(0)} s`);
  console.log(`${what}: a painter with its encoder had at most ${megabytes(painters.stop())}`);
  reportMemory(`after ${what}`, server);
  report(what, before, await sizesOf(server.folder), ids.length);
}

/** Looks at each painter with what it started, ten times a second. `stop` answers the most bytes that one had. */
function watchPainters(serverId: number): { stop(): number } {
  let largest = 0;
  const look = setInterval(() => {
    for (const painter of childrenOf(serverId).filter(isPainter)) {
      const bytes = [painter, ...descendantsOf(painter)].reduce((sum, id) => sum + residentBytes(id), 0);
      largest = Math.max(largest, bytes);
    }
  }, 100);
  return {
    stop() {
      clearInterval(look);
      return largest;
    },
  };
}

function isPainter(processId: number): boolean {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'latin1').includes('painter.js');
  } catch {
    return false; // gone in the meantime
  }
}

function reportMemory(when: string, { processId }: LocalServer): void {
  console.log(`${when}: the server had ${megabytes(residentBytes(processId))}`);
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(0)} MB`;
}

/** Seconds of its video. */
async function finished(ask: Ask, id: number): Promise<number> {
  for (;;) {
    const [render] = await ask<Render[]>('GET', `v1/project/${id}/render`);
    if (render?.status === 'done') return render.durationSeconds;
    if (render?.status === 'failed') throw new Error(`The export of project ${id} failed.`);
    await wait(500);
  }
}

/** Bytes of each folder of the data. */
async function sizesOf(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder);
  return new Map(await Promise.all(names.map(async (name) => [name, await bytesOf(path.join(folder, name))] as const)));
}

/** A file that goes meanwhile counts nothing. */
async function bytesOf(place: string): Promise<number> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory()) return found?.size ?? 0;
  const names = await readdir(place).catch(() => []);
  const sizes = await Promise.all(names.map((name) => bytesOf(path.join(place, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function report(what: string, before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, count: number) {
  for (const [name, bytes] of after) {
    const grown = bytes - (before.get(name) ?? 0);
    if (grown === 0) continue;
    console.log(
      `${what}: ${name} grew by ${(grown / MEGABYTE).toFixed(1)} MB, ${(grown / count / 1000).toFixed(0)} kB each`,
    );
  }
}
