/** A server and a worker with one database and one bucket; here in one process, so that the database can be embedded. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProjectRenderState } from '../../sdk/contract/export/render';
import { librarySeed } from '../../server/library/tables';
import type { Teardown } from '../../server/open-parts';
import { readServerConfig } from '../../server/platform/config/config';
import { silentLog } from '../../server/platform/log/log';
import { openStorage } from '../../server/platform/storage/open-storage';
import { startWorker, takeJobs } from '../../server/start-worker';
import type { WorkerParts } from '../../server/worker-rendering';
import { createFakePainter, type FakePainter } from './fixtures/painter';
import { sharedParsing } from './fixtures/parsing';
import { type S3Server, startS3 } from './fixtures/s3/s3-server';
import { createTestServer, noMedia, type TestServer } from './fixtures/test-server';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-worker-'));
let s3: S3Server;
let server: TestServer;
let token: string;
beforeAll(async () => {
  s3 = await startS3();
  server = await createTestServer({ storage: await storageOf('server') });
  token = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

/** As a machine of its own sees the bucket. */
const storageOf = (machine: string) =>
  openStorage(readServerConfig({ DATA_DIR: path.join(folder, machine), ...s3.variables }));

const undo: Teardown = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

async function partsOf(machine: string): Promise<Omit<WorkerParts, 'engine'>> {
  const workDir = path.join(folder, machine, 'tmp');
  mkdirSync(workDir, { recursive: true });
  const connection = { ...server.connection, embedded: false, close: async () => {} };
  const parsing = await sharedParsing();
  const shared = { connection, library: server.library, parsing, log: silentLog, pollMs: 500 };
  return { ...shared, mediaPort: noMedia, workDir, storage: await storageOf(machine) };
}

async function work(machine: string): Promise<{ painter: FakePainter; outdated: Promise<string> }> {
  const painter = createFakePainter();
  const parts = { ...(await partsOf(machine)), engine: painter };
  return { painter, ...(await takeJobs(parts, undo, 20)) };
}

const asked = async (): Promise<number> => {
  const { json } = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  await server.call('POST', `/api/v2/project/${json.data.id}/render`, { token });
  return json.data.id;
};
const until = (id: number, status: string) =>
  vi.waitFor(
    async () => {
      const { json } = await server.call('GET', `/api/v1/project/${id}/status`, { token });
      expect(json.data.status).toBe(status);
      return json.data as ProjectRenderState;
    },
    { timeout: 15_000, interval: 30 },
  );

describe('a worker', () => {
  test('renders what its server was asked for; two share the work; the server reads the video', async () => {
    const one = await work('one');
    const two = await work('two');
    const done = await until(await asked(), 'done');
    expect(await (await server.fetch(done.videoUrls[0] ?? '')).text()).toBe('video of 4 segments');
    expect([...one.painter.calls.segments, ...two.painter.calls.segments].toSorted()).toEqual([0, 1, 2, 3]);
    expect(server.painter.calls.segments).toEqual([]);
    await vi.waitFor(async () => expect(await server.services.storage.list('work')).toEqual([]));
  });

  test('that stops gives its jobs to others', async () => {
    const { painter } = await work('stopping');
    painter.gate.close();
    const id = await asked();
    await vi.waitFor(() => expect(painter.calls.segments).toHaveLength(2), { timeout: 15_000 });
    for (const one of undo.splice(0).reverse()) await one();
    await work('other');
    await until(id, 'done');
  });

  test('paints for a server that paints nothing', async () => {
    const idle = createFakePainter();
    const parts = { ...(await partsOf('idle')), engine: { ...idle, processes: 0 } };
    await takeJobs(parts, undo, 20);
    const id = await asked();
    const { painter } = await work('painting');
    await until(id, 'done');
    expect([idle.calls.segments, painter.calls.segments.length]).toEqual([[], 4]);
  });

  test('leaves what others are working on, though no render is known for it', async () => {
    await server.services.storage.put('work/package-1/layout.json', Buffer.from('{}'));
    await server.services.storage.put('work/render-999999/composition.json', Buffer.from('{}'));
    await work('late');
    expect(await server.services.storage.list('work')).toEqual(['package-1']);
    await server.services.storage.deleteAll('work/package-1');
  });
});

describe('a worker that is none', () => {
  const started = (variables: Record<string, string>) =>
    startWorker(readServerConfig({ DATA_DIR: path.join(folder, 'none'), ...variables }), silentLog, folder);

  test('has no database or no files in common with a server', async () => {
    await expect(started({})).rejects.toThrow(/needs its DATABASE_URL and S3_\* variables/);
    await expect(started({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).rejects.toThrow(/needs its DATABASE_URL/);
    await expect(started(s3.variables)).rejects.toThrow(/needs its DATABASE_URL/);
    const shared = { ...s3.variables, DATABASE_URL: 'postgres://127.0.0.1:1/x', RENDER_PROCESSES: '0' };
    await expect(started(shared)).rejects.toThrow(/must be 1 or more/);
  });

  test('is of another version: from the start, or since the server has been replaced', async () => {
    const { outdated } = await work('old');
    const { db } = server.services;
    await db.update(librarySeed).set({ hash: 'of another library' });
    expect(await outdated).toMatch(/another version of Spotreel/);
    await expect(work('older')).rejects.toThrow(/another version of Spotreel/);
    await db.update(librarySeed).set({ hash: server.library.manifest.hash });
  });
});
