/** A full disk is reported as such, whichever part of a request or a job notices it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readServerConfig } from '../../../../server/platform/config/config';
import { toApiError } from '../../../../server/platform/http/answers/error-answer';
import { ApiError } from '../../../../server/platform/http/api-error';
import { receiveForm } from '../../../../server/platform/http/form/receive-upload';
import { createFolderStorage } from '../../../../server/platform/storage/folder-storage';
import { hasRoom } from '../../../../server/platform/storage/has-room';
import { openStorage } from '../../../../server/platform/storage/open-storage';
import { toRenderError } from '../../../../server/render/engine/errors';
import { toFailure } from '../../../../server/render/failure';
import { daily, sweep } from '../../../../server/sweep';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const image = async () => ({ widthPx: 9, heightPx: 9, preview: Buffer.alloc(200_000), shownFile: undefined });
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function form(content: Buffer = PNG): FormData {
  const body = new FormData();
  body.set('media', new Blob([content as BlobPart]), 'a.png');
  return body;
}

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function uploadTo(storage: ReturnType<typeof createFolderStorage>) {
  server = await createTestServer({ storage, mediaPort: { ...noMedia, image } });
  const token = await server.signIn();
  return server.call('POST', '/api/v1/media', { token, body: form() });
}

describe('a disk without room', () => {
  test('refuses an upload with 507, from the port of the storage', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-full-'));
    const storage = { ...createFolderStorage(folder), putFile: () => Promise.reject(noSpace()) };
    const { status, json } = await uploadTo(storage);
    expect([status, json.code]).toEqual([507, 'storage_full']);
    expect(json.message).toBe('The server is out of storage. Contact your administrator.');
    rmSync(folder, { recursive: true });
  });

  test.skipIf(process.platform !== 'linux')('is no bad body: where the upload itself is written', async () => {
    const request = new Request('http://spotreel.test/', { method: 'POST', body: form(Buffer.alloc(100_000)) });
    const failure = await receiveForm(request, { file: 'media', accept: 'media' }, '/dev/full').catch((error) => error);
    expect(toApiError(failure)).toMatchObject({ code: 'storage_full' });
  });

  test.each([
    ['of the database', new DrizzleQueryError('insert', [], Object.assign(new Error('x'), { code: '53100' }))],
    ['of a quota', Object.assign(new Error('x'), { code: 'EDQUOT' })],
    ['beneath another error', new ApiError('body_unreadable', { cause: noSpace() })],
  ])('%s is the same', (_where, error) => {
    expect(toApiError(error)).toMatchObject({ code: 'storage_full' });
    expect(toFailure(error)).toMatchObject({ code: 'storage_full' });
  });

  test('noticed by a painter is told to its server', () => {
    expect(toRenderError(noSpace())).toMatchObject({ code: 'storage_full' });
    expect(toFailure(Object.assign(new ApiError('storage_full')))).toMatchObject({ code: 'storage_full' });
  });
});

describe('a real small disk', () => {
  let disk: string;
  let isMounted = false;
  beforeAll(() => {
    disk = mkdtempSync(path.join(tmpdir(), 'spotreel-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk], { stdio: 'ignore' });
      isMounted = true;
    } catch {
      // only root may: the injected errors above say the rest
    }
  });
  afterAll(() => {
    if (isMounted) execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  test('refuses the upload, keeps nothing of it and takes what fits', async (context) => {
    if (!isMounted) return context.skip();
    const storage = createFolderStorage(path.join(disk, 'files'));
    const { status, json } = await uploadTo(storage);
    expect([status, json.code]).toEqual([507, 'storage_full']);
    expect(readdirSync(path.join(disk, 'files', '.incoming'))).toEqual([]);
    await storage.put('media/small', Buffer.alloc(1000));
    expect((await storage.head('media/small'))?.sizeBytes).toBe(1000);
  });

  test('is not ready', async (context) => {
    if (!isMounted) return context.skip();
    expect(await hasRoom(disk)).toBe(false);
    server = await createTestServer({ workDir: disk });
    const answer = await server.call('GET', '/readyz');
    expect([answer.status, answer.json]).toEqual([503, 'not ready: storage_full\n']);
  });
});

test('a server with room and a database is ready', async () => {
  server = await createTestServer();
  expect(await server.call('GET', '/readyz')).toMatchObject({ status: 200, json: 'ready\n' });
});

describe('what was left behind', () => {
  const old = (file: string, days: number) => {
    writeFileSync(file, 'x');
    const seconds = Date.now() / 1000 - days * 86_400;
    utimesSync(file, seconds, seconds);
  };

  test('by uploads that never arrived, in work folders and of renders goes within a day; what is new stays', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-left-'));
    const incoming = path.join(folder, '.incoming');
    mkdirSync(incoming);
    server = await createTestServer({ storage: createFolderStorage(folder) });
    const { services } = server;
    for (const place of [incoming, services.workDir]) {
      old(path.join(place, 'old'), 2);
      old(path.join(place, 'new'), 0);
    }
    await services.storage.put('work/render-77/segment-0.mp4', Buffer.from('x'));
    await sweep(services);
    expect([readdirSync(incoming), readdirSync(services.workDir)]).toEqual([['new'], ['new']]);
    expect(await services.storage.list('work')).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test('by a process that was killed goes when the next one starts', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-killed-'));
    const incoming = path.join(folder, 'files', '.incoming');
    mkdirSync(incoming, { recursive: true });
    old(path.join(incoming, 'half'), 0);
    await openStorage(readServerConfig({ DATA_DIR: folder }));
    expect(readdirSync(incoming)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test('is looked for at the start and once a day', () => {
    vi.useFakeTimers();
    const run = vi.fn(async () => {});
    const stop = daily(run);
    vi.advanceTimersByTime(86_400_000 * 2 + 1000);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
    vi.useRealTimers();
  });

  test('one step that fails does not keep the others from being done', async () => {
    server = await createTestServer();
    const { services } = server;
    old(path.join(services.workDir, 'old'), 2);
    const storage = { ...services.storage, sweepIncoming: () => Promise.reject(new Error('no')) };
    await sweep({ ...services, storage });
    expect(readdirSync(services.workDir)).toEqual([]);
  });
});
