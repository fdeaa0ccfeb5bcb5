/** remove.bg behind the port: what is sent, what is kept, and how it fails. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRemoveBg } from '../../../../server/media/background/remove-bg';
import type { Log } from '../../../../server/platform/log/log';

const KEY = 'remove-bg-secret';
const PNG = Buffer.from('a picture with a clear background');
const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-remove-bg-'));
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
/** As recorded from the provider's documentation. */
const errors = (code: string) =>
  JSON.stringify({ errors: [{ title: 'Could not identify foreground in image.', code }] });

let answer: (response: ServerResponse) => void;
let url = '';
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const form = Buffer.concat(parts).toString();
    asked.push({ address: `${request.method} ${request.url}`, key: request.headers['x-api-key'], form });
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

const remove = () =>
  createRemoveBg({ apiKey: KEY, apiUrl: url }, log, { answerMs: 300, mostBytes: 1000 }).remove(picture, outFile);

test('sends the picture with the key in a header, and keeps the answer', async () => {
  answer = (response) => response.writeHead(200, png).end(PNG);
  await remove();
  expect(readFileSync(outFile).equals(PNG)).toBe(true);
  expect(asked).toMatchObject([{ address: 'POST /v1.0/removebg', key: KEY }]);
  expect(asked[0]?.form).toContain('a portrait');
  expect(asked[0]?.form).toMatch(/name="format"\s+png/);
  expect(asked[0]?.form).not.toContain(KEY);
  expect(logged).toEqual([]);
});

test('a picture without a subject is refused as such', async () => {
  answer = (response) => response.writeHead(400, json).end(errors('unknown_foreground'));
  await expect(remove()).rejects.toMatchObject({ code: 'background_not_found' });
  expect(logged).toEqual([]);
});

test('a provider that wants a pause says for how long', async () => {
  answer = (response) => response.writeHead(429, { 'retry-after': '25' }).end('{}');
  await expect(remove()).rejects.toMatchObject({ code: 'background_unavailable', retryAfterSeconds: 25 });
  answer = (response) => response.writeHead(429, { 'retry-after': 'soon' }).end();
  await expect(remove()).rejects.toMatchObject({ code: 'background_unavailable', retryAfterSeconds: 60 });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['refuses the key', (response) => response.writeHead(403, json).end(errors('auth_failed'))],
  ['has no credits left', (response) => response.writeHead(402, json).end(errors('insufficient_credits'))],
  ['fails', (response) => response.writeHead(500).end()],
  ['answers a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['answers nothing', (response) => response.writeHead(200, png).end()],
  ['answers too much', (response) => response.writeHead(200, png).end(Buffer.alloc(2000))],
  ['refuses in words that cannot be read', (response) => response.writeHead(400, json).end('{"errors":[')],
  ['refuses without a reason', (response) => response.writeHead(400, json).end('{"errors":[null,{"code":7}]}')],
  ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['does not answer', () => {}],
  [
    'breaks off',
    (response) => {
      response.writeHead(200, { ...png, 'content-length': 500 }).write('half');
      setTimeout(() => response.destroy(), 20);
    },
  ],
])('a provider that %s is unavailable, and no key is logged', async (_what, answers) => {
  answer = answers;
  await expect(remove()).rejects.toMatchObject({ code: 'background_unavailable' });
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain(KEY);
});

test('nothing is sent when the picture is gone', async () => {
  answer = (response) => response.writeHead(200, png).end(PNG);
  const gone = createRemoveBg({ apiKey: KEY, apiUrl: url }, log).remove(path.join(folder, 'gone.jpg'), outFile);
  await expect(gone).rejects.toMatchObject({ code: 'background_unavailable' });
  expect([asked, existsSync(outFile)]).toEqual([[], false]);
});
