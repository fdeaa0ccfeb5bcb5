/**
 * Two servers that paint nothing and three workers, on one PostgreSQL and one bucket. One worker is killed, another is
 * paused. Then servers and workers of the next version replace them one at a time, while a client saves. Only with TEST_DATABASE_URL.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type PlaywrightWorkerArgs, test } from '@playwright/test';
import pg from 'pg';
import { startS3 } from '../../server/fixtures/s3/s3-server';
import { demoToken } from '../pages/demo-token';
import { type BalancedServers, balanceServers } from '../pages/operators/balanced-servers';
import { buildNextVersion } from '../pages/operators/next-version';
import { createDatabase } from '../pages/operators/own-database';
import { type OwnProcess, startOwnServer, startProcess } from '../pages/operators/own-server';

test.skip(!process.env.TEST_DATABASE_URL, 'needs TEST_DATABASE_URL');
test.setTimeout(600_000);

const opened: { close(): Promise<void> }[] = [];
test.afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

/** It is closed after the test, however that ends. */
async function closedLater<One extends { close(): Promise<void> }>(starting: Promise<One>): Promise<One> {
  const one = await starting;
  opened.push(one);
  return one;
}

interface State {
  readonly status: string;
  readonly renders: readonly { readonly videoUrl: string | null; readonly sizeBytes: number | null }[];
}

test('a fleet loses workers and is upgraded machine by machine, and every save and the export is there', async ({
  playwright,
}) => {
  const s3 = await closedLater(startS3());
  const url = await createDatabase();
  const shared = { ...s3.variables, DATABASE_URL: url };
  const next = await buildNextVersion();
  opened.push({ close: () => rm(next, { recursive: true }) });
  const startServer = (build?: string) => closedLater(startOwnServer({ ...shared, RENDER_PROCESSES: '0' }, build));
  const startWorker = (build?: string) =>
    closedLater(startProcess('worker.js', { ...shared, RENDER_PROCESSES: '1' }, build));
  const servers = [await startServer(), await startServer()];
  const workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
  const token = await tokenOf(playwright, servers[0]!.url);
  const fleet = balanceServers(
    servers.map((server) => server.url),
    () => token,
  );
  const database = new pg.Client({ connectionString: url });
  await database.connect();

  const id = await createProject(fleet);
  const saving = keepSaving(fleet, id);
  expect((await fleet.call('POST', `/api/v2/project/${id}/render?resolution=4k`)).status).toBe(200);

  const painting = () => names(database, 'select distinct worker as name from render_segment where worker is not null');
  await expect.poll(async () => (await painting()).length, { timeout: 60_000, intervals: [50] }).toBe(3);
  await killOne(workers);
  process.kill(workers[1]!.processId, 'SIGSTOP');

  for (const [index, server] of servers.entries()) {
    // the other one goes on with the database that this one has migrated
    const newer = await startServer(next);
    fleet.servers[index] = newer.url;
    await server.close();
    servers[index] = newer;
  }
  await expect(startServer()).rejects.toThrow('database_newer');
  await expectOutdated(workers[0]!);
  await startWorker(next);
  await wait(20_000);
  process.kill(workers[1]!.processId, 'SIGCONT');
  await expectOutdated(workers[1]!);

  const state = async () => (await fleet.call('GET', `/api/v1/project/${id}/status`)).data as State;
  await expect.poll(async () => (await state()).status, { timeout: 360_000 }).toBe('done');
  const { renders } = await state();
  expect(renders).toHaveLength(1);
  await expectVideo(renders[0]!);
  const saved = await saving.end();
  expect(saved.count).toBeGreaterThan(20);
  const { data } = await fleet.call('GET', `/api/v2/project/${id}`);
  expect(data).toMatchObject({ version: saved.version, name: saved.name });
  expect(fleet.failures).toEqual([]);
  await expect.poll(() => [...s3.objects.keys()].filter((key) => key.includes('work/'))).toEqual([]);
  expect(await names(database, 'select worker as name from render_segment')).toEqual([]);

  await database.end();
});

async function tokenOf(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string): Promise<string> {
  const request = await playwright.request.newContext({ baseURL });
  const token = await demoToken(request);
  await request.dispose();
  return token;
}

async function createProject(fleet: BalancedServers): Promise<number> {
  const { data } = await fleet.call('POST', '/api/v1/project', { recipeId: 1 });
  return (data as { id: number }).id;
}

/** Renames a project over and over, each time after the answer to the last. */
function keepSaving(fleet: BalancedServers, id: number) {
  let isOver = false;
  let count = 0;
  let name = '';
  let version = 0;
  const loop = (async () => {
    while (!isOver) {
      const next = `Name ${count + 1}`;
      const { status, data } = await fleet.call('PUT', `/api/v1/project/${id}/name`, { name: next });
      expect(status).toBe(200);
      count += 1;
      name = next;
      version = (data as { version: number }).version;
      await wait(1);
    }
  })();
  return {
    async end() {
      isOver = true;
      await loop;
      return { count, name, version };
    },
  };
}

async function killOne(workers: OwnProcess[]): Promise<void> {
  const [first] = workers.splice(0, 1);
  await first?.close('SIGKILL');
}

/** It ends by itself, and says why. */
async function expectOutdated(worker: OwnProcess): Promise<void> {
  await expect.poll(() => worker.isRunning(), { timeout: 20_000 }).toBe(false);
  expect(worker.complaints()).toContain('written by another version');
}

async function names(database: pg.Client, statement: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(statement);
  return rows.map(({ name }) => name);
}

async function expectVideo({ videoUrl, sizeBytes }: State['renders'][number]): Promise<void> {
  const bytes = Buffer.from(await (await fetch(videoUrl ?? '')).arrayBuffer());
  expect([bytes.length, bytes.subarray(4, 8).toString('latin1')]).toEqual([sizeBytes, 'ftyp']);
}
