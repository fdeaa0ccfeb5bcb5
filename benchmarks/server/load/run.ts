/**
 * A server under load: what a save costs beside a bare handler, editors who save once a second, and visitors who sync
 * surveys. With TEST_DATABASE_URL on that PostgreSQL, else on PGlite. `--editors 60 --seconds 20 --only saves --calls 2000`;
 * `--profile <folder>` writes where the server's CPU went. `--only memory --seconds 3600` watches memory for an hour.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { quantile } from '../open-server';
import { type Answered, ask, hurry, keepAsking } from './client';
import { type Host, openHost } from './host-process';
import { watchHostMemory } from './memory';

const { values } = parseArgs({
  options: {
    editors: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '2000' },
    calls: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
});
const { TEST_DATABASE_URL: address } = process.env;
const editorCount = Number(values.editors ?? (address ? 200 : 60));
const lastMs = Number(values.seconds) * 1000;

/** Calls that warm up, those that are counted, and how many are under way at a time. */
const RUN = { warm: 300, count: Number(values.calls), width: 16 };

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const inParts = (name: string) => values.only === '' || values.only.split(',').includes(name);

interface Caller {
  readonly call: (index: number) => Promise<Answered>;
  readonly name: string;
}

async function main(): Promise<void> {
  const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  const host = await openHost(editorCount, address, flags);
  try {
    console.log(`${address ? 'PostgreSQL' : 'PGlite'}, ${editorCount} editors, load ${loadavg()[0]?.toFixed(1)}`);
    const state = await readState(host);
    console.log(`a save has ${Buffer.byteLength(named(state, 100))} bytes`);
    const save = saver(host, state);
    if (inParts('cost')) await compareCost(host, save, named(state, 100));
    if (inParts('saves')) await measureEditors(host, save);
    if (inParts('visitors')) await measureVisitors(host);
    if (values.only.split(',').includes('memory')) await measureMemory(host, state);
  } finally {
    await host.close();
  }
}

type Save = (person: number, round: number) => Promise<Answered>;

/** Saves the project of an editor with another name each time. */
function saver(host: Pick<Host, 'port' | 'editors'>, state: object): Save {
  return (person, round) => {
    const { port, editors } = host;
    const { projectId, token } = editors[person % editors.length]!;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return ask({ method: 'PUT', port, path: `/api/v2/project/${projectId}`, headers, body: named(state, round) });
  };
}

/** What an editor sends of a project that it has read. */
function savedState(project: Record<string, unknown> & { readonly ingredients: readonly Record<string, unknown>[] }) {
  const customisations = project.ingredients.map((scene, order) => ({
    ingredient: scene.id,
    template: scene.ingredientTemplateId,
    order,
    images: scene.images,
    texts: scene.texts,
    colors: scene.colors,
    ...(scene.background ? { background: scene.background } : {}),
  }));
  return { customisations, audio: project.audio, musicKit: project.musicKit, fontFamily: project.fontFamily };
}

async function compareCost(host: Host, save: Save, body: string): Promise<void> {
  const bare: Caller = {
    name: 'bare handler',
    call: (index) =>
      ask({
        method: 'PUT',
        port: host.barePort,
        path: `/${1 + (index % 1000)}`,
        headers: { 'content-type': 'application/json' },
        body,
      }),
  };
  const saving: Caller = { name: 'save', call: (index) => save(index, index) };
  const costs = new Map<string, number[]>();
  for (let round = 0; round < 3; round++) {
    for (const { name, call } of [bare, saving]) {
      if (round === 0) await hurry(RUN.warm, RUN.width, call);
      const before = await host.use();
      const taken = await hurry(RUN.count, RUN.width, call);
      const after = await host.use();
      const own = (after.cpuMs - before.cpuMs) / RUN.count;
      const all = own + (after.databaseCpuMs - before.databaseCpuMs) / RUN.count;
      costs.set(name, [...(costs.get(name) ?? []), all]);
      console.log(`${name}: ${ms(own)} ms CPU (with the database ${ms(all)}), median ${ms(quantile(taken, 0.5))} ms`);
    }
  }
  const median = (name: string) => costs.get(name)?.toSorted((a, b) => a - b)[1] ?? 0;
  const share = median(bare.name) / median(saving.name);
  console.log(`requests a CPU second, of those of the bare handler: ${(share * 100).toFixed(0)} %`);
}

function named(state: object, round: number): string {
  return JSON.stringify({ ...state, name: `Saved ${round}` });
}

/** The first editor's project. The others' are copies of it. */
async function readState({ port, editors }: Host): Promise<object> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v2/project/${editors[0]?.projectId}`, {
    headers: { authorization: `Bearer ${editors[0]?.token}` },
  });
  if (!answer.ok) throw new Error(`The project is answered with ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as {
    data: { ingredients: Record<string, unknown>[] } & Record<string, unknown>;
  };
  return savedState(data);
}

async function measureEditors(host: Host, save: Save): Promise<void> {
  const before = await host.use();
  const { taken, failed } = await keepAsking({ people: editorCount, everyMs: 1000, lastMs }, save);
  const after = await host.use();
  const [half, late, most] = [0.5, 0.99, 1].map((share) => ms(quantile(taken, share)));
  const busy = (after.cpuMs + after.databaseCpuMs - before.cpuMs - before.databaseCpuMs) / lastMs;
  console.log(
    `${editorCount} editors at a save a second: ${taken.length} saves, ${failed} failed, median ${half} ms, p99 ${late} ms, ` +
      `longest ${most} ms, ${busy.toFixed(2)} cores, RSS ${(after.rssBytes / 1e6).toFixed(0)} MB`,
  );
}

/** Asks as a visitor does; half of them have the surveys from before. */
async function syncer({ port, environmentId }: Host): Promise<(person: number) => Promise<Answered>> {
  const path = `/api/v1/client/${environmentId}/in-app/sync`;
  const first = await ask({ method: 'GET', port, path, headers: { 'accept-encoding': 'br' } });
  const etag = String(first.headers.etag);
  return (person) => {
    const headers = { 'accept-encoding': 'br', ...(person % 2 ? { 'if-none-match': etag } : {}) };
    return ask({ method: 'GET', port, path, headers });
  };
}

async function measureMemory(host: Host, state: object): Promise<void> {
  const signedIn = { port: host.port, editors: host.editors };
  const signIn = async () => {
    signedIn.editors = await host.signIn();
  };
  const work = {
    lastMs,
    signIn,
    save: saver(signedIn, state),
    editors: editorCount,
    sync: await syncer(host),
    visitors: Number(values.visitors),
  };
  await watchHostMemory(host, work);
}

async function measureVisitors(host: Host): Promise<void> {
  const people = Number(values.visitors);
  const sync = await syncer(host);
  const before = await host.use();
  const { taken, failed } = await keepAsking({ people, everyMs: lastMs / 4, lastMs }, sync);
  const after = await host.use();
  const cpu = (after.cpuMs + after.databaseCpuMs - before.cpuMs - before.databaseCpuMs) / taken.length;
  const [half, late] = [0.5, 0.99].map((share) => ms(quantile(taken, share)));
  console.log(
    `${people} visitors, ${taken.length} syncs in ${lastMs / 1000} s: ${failed} failed, median ${half} ms, p99 ${late} ms, ` +
      `${ms(cpu)} ms CPU each`,
  );
}

await main();
