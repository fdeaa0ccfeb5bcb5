/**
 * Database and object storage are cut off, slow, and back. Requests say so meanwhile, and renders are done afterwards. The database needs TEST_DATABASE_URL: an embedded one has no connection that could break.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readServerConfig } from '../../server/platform/config/config';
import { rowsOf } from '../../server/platform/data/database';
import { openStorage } from '../../server/platform/storage/open-storage';
import { type S3Server, startS3 } from '../server/fixtures/s3/s3-server';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';
import { startProxy, type TcpProxy } from './network/tcp-proxy';

const { TEST_DATABASE_URL } = process.env;
if (!TEST_DATABASE_URL) console.log('The database is not cut off: that needs TEST_DATABASE_URL');

interface Place {
  readonly server: TestServer;
  readonly proxy: TcpProxy;
}

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

async function behindStorage(): Promise<Place> {
  const s3: S3Server = await startS3();
  const proxy = await startProxy('127.0.0.1', Number(new URL(s3.endpoint).port));
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-outage-'));
  const S3_ENDPOINT = `http://127.0.0.1:${proxy.port}`;
  const storage = await openStorage(readServerConfig({ DATA_DIR: folder, ...s3.variables, S3_ENDPOINT }));
  const server = await createTestServer({ storage, pollMs: 100 });
  undo.push(() => rmSync(folder, { recursive: true }), s3.close, proxy.close, server.close, proxy.restore);
  return { server, proxy };
}

async function behindDatabase(): Promise<Place> {
  const address = new URL(TEST_DATABASE_URL ?? '');
  const proxy = await startProxy(address.hostname, Number(address.port || 5432));
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  vi.stubEnv('TEST_DATABASE_URL', address.href);
  const server = await createTestServer({ pollMs: 100 });
  vi.unstubAllEnvs();
  undo.push(proxy.close, server.close, proxy.restore);
  return { server, proxy };
}

const places = [
  ['the storage', behindStorage],
  ...(TEST_DATABASE_URL ? [['the database', behindDatabase] as const] : []),
] as const;

/** A project whose video is asked for, and what becomes of it. */
async function askForVideo(server: TestServer) {
  const token = await server.signIn();
  const made = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
  const id: number = made.json.data.id;
  await server.services.renders.start();
  expect((await server.call('POST', `/api/v2/project/${id}/render`, { token })).status).toBe(200);
  const state = async () => (await server.call('GET', `/api/v1/project/${id}/status`, { token })).json.data;
  return { token, id, state };
}

const until = (state: () => Promise<{ status: string }>, status: string) =>
  vi.waitFor(async () => expect((await state()).status).toBe(status), { timeout: 90_000, interval: 200 });

describe.each(places)('%s', (_name, open) => {
  test('cut off in a render and back: the render is done, and ends once', async () => {
    const { server, proxy } = await open();
    server.painter.gate.close();
    const { state } = await askForVideo(server);
    await vi.waitFor(() => expect(server.painter.calls.segments.length).toBeGreaterThan(0), { timeout: 30_000 });
    proxy.cut();
    server.painter.gate.open();
    await sleep(6000);
    proxy.restore();
    await until(state, 'done');
    expect((await state()).renders).toHaveLength(1);
  }, 180_000);

  test('slow: everything takes longer, and nothing fails', async () => {
    const { server, proxy } = await open();
    proxy.slow(40);
    const { state } = await askForVideo(server);
    await until(state, 'done');
  }, 180_000);
});

test('a file that cannot be written meanwhile is refused as an outage, and taken afterwards', async () => {
  const { server, proxy } = await behindStorage();
  const token = await server.signIn();
  const brand = () => server.services.storage.put('outage/one.txt', Buffer.from('one'));
  proxy.cut();
  const { id } = (await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data;
  expect(id).toBeGreaterThan(0);
  await expect(brand()).rejects.toMatchObject({ name: 'S3Error' });
  const share = await server.call('POST', '/api/v1/media/upload', {
    token,
    json: { name: 'a.png', size: 4, lastModified: 1 },
  });
  const form = () => {
    const body = new FormData();
    body.set('part', new Blob(['abcd']), 'a.png');
    return body;
  };
  const address = `/api/v1/media/upload/${share.json.data.id}/part/1`;
  const refused = await server.call('PUT', address, { token, body: form() });
  expect([refused.status, refused.json.code]).toEqual([503, 'service_unavailable']);
  expect(refused.headers.get('retry-after')).toBe('5');
  proxy.restore();
  expect((await server.call('PUT', address, { token, body: form() })).json.data.received).toBe(4);
}, 120_000);

describe.skipIf(!TEST_DATABASE_URL)('without its database', () => {
  test('the server lives, says so, and goes on when it is back', async () => {
    const { server, proxy } = await behindDatabase();
    const token = await server.signIn();
    const read = () => server.call('GET', '/api/v1/project', { token });
    expect((await read()).status).toBe(200);
    proxy.cut();
    expect((await read()).json.code).toBe('service_unavailable');
    expect((await server.call('GET', '/readyz')).json).toContain('database');
    proxy.restore();
    await vi.waitFor(async () => expect((await read()).status).toBe(200), { timeout: 15_000 });
  }, 120_000);

  test('connections that are silent for ever are given up, and replaced once a new one has an answer', async () => {
    const { server, proxy } = await behindDatabase();
    const token = await server.signIn();
    const read = () => server.call('GET', '/api/v1/project', { token });
    expect((await read()).status).toBe(200);
    proxy.swallow();
    const begun = server.services.db.transaction(async () => {});
    expect((await read()).json.code).toBe('service_unavailable');
    await expect(begun).rejects.toThrow();
    proxy.restore();
    await vi.waitFor(async () => expect((await read()).status).toBe(200), { timeout: 60_000 });
  }, 180_000);

  test('a statement that is silent for long goes on', async () => {
    const { server } = await behindDatabase();
    expect(await rowsOf(server.services.db, sql`select pg_sleep(45), 1 as answer`)).toMatchObject([{ answer: 1 }]);
  }, 180_000);

  test('a connection that breaks within a transaction ends that request, not the server', async () => {
    const { server, proxy } = await behindDatabase();
    const broken = server.services.db.transaction(async (tx) => {
      await tx.execute('select 1');
      proxy.cut();
      await sleep(200);
      await tx.execute('select 1');
    });
    await expect(broken).rejects.toThrow();
    proxy.restore();
    await vi.waitFor(() => server.services.db.execute('select 1'), { timeout: 15_000 });
  }, 120_000);
});
