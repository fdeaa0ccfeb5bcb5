/** A model that answers HTTP, behind the port: what is sent, what is kept, and how it fails. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createModelService } from '../../../../server/media/background/model-service';
import type { Log } from '../../../../server/platform/log/log';
import { createBackgroundRemover } from '../../../../server/render/create-background-remover';

const KEY = 'model-service-secret';
const PNG = Buffer.from('a picture with a clear background');
const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-model-service-'));
const picture = path.join(folder, 'portrait.jpg');
const outFile = path.join(folder, 'cut.png');
writeFileSync(picture, 'a portrait');

const asked: { address: string; key: unknown; form: string }[] = [];
const logged: string[] = [];
const log = {
  warn: (...parts: unknown[]) =>
    logged.push(
      JSON.stringify(parts, (_key, value) => (value instanceof Error ? `${value.stack} ${value.cause}` : value)),
    ),
} as unknown as Log;
const png = { 'content-type': 'image/png' };
const json = { 'content-type': 'application/json' };
let answer: (response: ServerResponse) => void;
let url = '';
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const form = Buffer.concat(parts).toString();
    asked.push({ address: `${request.method} ${request.url}`, key: request.headers.authorization, form });
    answer(response);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  asked.length = 0;
  logged.length = 0;
  rmSync(outFile, { force: true });
});

const settings = () => ({ url: `${url}/api/remove`, key: KEY, field: 'file' });
const remove = (limits = { answerMs: 300, mostBytes: 1000 }) =>
  createModelService(settings(), log, limits).remove(picture, outFile);

test('sends the picture with the key in a header, and keeps the answer', async () => {
  answer = (response) => response.writeHead(200, png).end(PNG);
  expect(await remove()).toBe('model');
  expect(readFileSync(outFile).equals(PNG)).toBe(true);
  expect(asked).toMatchObject([{ address: 'POST /api/remove', key: `Bearer ${KEY}` }]);
  expect(asked[0]?.form).toContain('a portrait');
  expect(asked[0]?.form).toMatch(/name="file"; filename="image"/);
  expect(asked[0]?.form).not.toContain(KEY);
  expect(logged).toEqual([]);
});

test('works without a key, and with another name of the part', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(PNG);
  await createModelService({ url, field: 'image' }, log).remove(picture, outFile);
  expect(asked).toMatchObject([{ address: 'POST /', key: undefined }]);
  expect(asked[0]?.form).toMatch(/name="image"/);
});

test('a picture in which it finds nothing is refused as such', async () => {
  answer = (response) => response.writeHead(422, json).end('{}');
  await expect(remove()).rejects.toMatchObject({ code: 'background_not_found' });
  expect(logged).toEqual([]);
});

test('a model that wants a pause says for how long', async () => {
  answer = (response) => response.writeHead(429, { 'retry-after': '25' }).end('{}');
  await expect(remove()).rejects.toMatchObject({ code: 'background_unavailable', retryAfterSeconds: 25 });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses the key', (response) => response.writeHead(401, json).end('{}')],
  ['fails', (response) => response.writeHead(500).end()],
  ['answers a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['answers nothing', (response) => response.writeHead(200, png).end()],
  ['answers too much', (response) => response.writeHead(200, png).end(Buffer.alloc(2000))],
  ['sends elsewhere', (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end()],
  ['does not answer', () => {}],
])('a model that %s is unavailable, and no key is logged', async (_what, answers) => {
  answer = answers;
  await expect(remove()).rejects.toMatchObject({ code: 'background_unavailable' });
  expect(asked.map(({ address }) => address)).toEqual(['POST /api/remove']);
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain(KEY);
});

describe('before the plain ground', () => {
  const tools = {
    cutOut: async () => 'ground' as const,
    applyMask: async () => undefined,
  };
  const remover = () => createBackgroundRemover({ service: settings() }, tools, log);

  test('the model is asked first', async () => {
    answer = (response) => response.writeHead(200, png).end(PNG);
    expect(await remover().remove(picture, outFile)).toBe('model');
  });

  test('a picture in which it finds nothing is looked at on this server', async () => {
    answer = (response) => response.writeHead(422).end();
    expect(await remover().remove(picture, outFile)).toBe('ground');
  });

  test('a model that fails is no picture without a subject', async () => {
    answer = (response) => response.writeHead(500).end();
    await expect(remover().remove(picture, outFile)).rejects.toMatchObject({ code: 'background_unavailable' });
  });
});
