/** How long a render takes that loses its server, or one of its two machines, by kill -9. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startS3 } from '../../tests/server/fixtures/s3/s3-server';
import { type Client, endProcess, signIn, startProcess } from './processes';

const seconds = (fromMs: number) => Math.round((performance.now() - fromMs) / 100) / 10;

async function askForRender(client: Client): Promise<number> {
  const { id } = await client.post('/v1/project', { recipeId: 1 });
  await client.post(`/v2/project/${id}/render`);
  return Number(id);
}

/** Until the render is so far, percent. */
async function painted(client: Client, id: number, percent: number): Promise<void> {
  for (;;) {
    const { status, percentageComplete } = await client.get(`/v1/project/${id}/status`);
    if (status === 'failed') throw new Error('The render failed');
    if (Number(percentageComplete) >= percent) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The variables of a server, and of what shares its data; `dispose` removes the data. */
interface Home {
  readonly variables: Readonly<Record<string, string>>;
  /** As another machine's. */
  readonly elsewhere: Readonly<Record<string, string>>;
  dispose(): Promise<void>;
}

async function openHome(processes: number, address: string | undefined): Promise<Home> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-recovery-'));
  const shared = address ? await openShared(address) : undefined;
  const variables = { RENDER_PROCESSES: String(processes), ...shared?.variables };
  return {
    variables: { ...variables, DATA_DIR: path.join(folder, 'server') },
    elsewhere: { ...variables, DATA_DIR: path.join(folder, 'worker') },
    async dispose() {
      await shared?.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database of its own on the PostgreSQL at `address`, and a bucket. */
async function openShared(address: string): Promise<Pick<Home, 'variables' | 'dispose'>> {
  const name = `spotreel_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  const database = new URL(address);
  database.pathname = `/${name}`;
  const s3 = await startS3();
  return {
    variables: { ...s3.variables, DATABASE_URL: database.href },
    async dispose() {
      await s3.close();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

/** Killed at 20 %, started again at once; on the embedded database without an address. Seconds. */
export async function serverRecovery(tree: string, address?: string): Promise<Record<string, number>> {
  const { variables, dispose } = await openHome(2, address);
  const first = await startProcess(tree, 'main.js', variables);
  const before = await signIn(first.url);
  const asked = performance.now();
  const id = await askForRender(before);
  await painted(before, id, 20);
  const untilKill = seconds(asked);
  await endProcess(first, 'SIGKILL');
  const killed = performance.now();
  const second = await startProcess(tree, 'main.js', variables);
  const ready = seconds(killed);
  const after = await signIn(second.url);
  await painted(after, id, 100);
  const done = seconds(killed);
  await endProcess(second, 'SIGTERM');
  await dispose();
  return { 'server: asked to 20 %, s': untilKill, 'server: kill to ready, s': ready, 'server: kill to done, s': done };
}

/** A server and a worker, a painter each; the worker is killed at 20 %. Seconds. */
export async function workerRecovery(tree: string, address: string): Promise<Record<string, number>> {
  const { variables, elsewhere, dispose } = await openHome(1, address);
  const server = await startProcess(tree, 'main.js', variables);
  const worker = await startProcess(tree, 'worker.js', elsewhere);
  const api = await signIn(server.url);
  const id = await askForRender(api);
  await painted(api, id, 20);
  await endProcess(worker, 'SIGKILL');
  const killed = performance.now();
  await painted(api, id, 100);
  const done = seconds(killed);
  await endProcess(server, 'SIGTERM');
  await dispose();
  return { 'worker: kill to done, s': done };
}
