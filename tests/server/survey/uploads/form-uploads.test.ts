/** Files of answers when they go straight to an object storage. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readServerConfig } from '../../../../server/platform/config/config';
import { openStorage } from '../../../../server/platform/storage/open-storage';
import { surveyUpload } from '../../../../server/survey/tables';
import { sweep } from '../../../../server/sweep';
import { BUCKET, type S3Server, startS3 } from '../../fixtures/s3/s3-server';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HTML = Buffer.from('<html><script>alert(1)</script></html>');
const DAY_MS = 24 * 60 * 60 * 1000;

interface Opened {
  readonly signedUrl: string;
  readonly fileUrl: string;
  readonly presignedFields: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-forms-'));
let s3: S3Server;
let server: SurveyServer;
let surveyId: string;
let token: string;
beforeAll(async () => {
  s3 = await startS3();
  const storage = await openStorage(readServerConfig({ DATA_DIR: folder, ...s3.variables }));
  server = await createSurveyServer({ storage });
  const shot = { id: 'shot', type: 'fileUpload', headline: 'A picture?', required: true, maxSizeInMB: 0.1 };
  surveyId = await server.addSurvey({ questions: [shot] });
  token = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const open = async (fileName: string): Promise<Opened> =>
  (await server.ask('POST', '/storage', { fileName, fileType: 'image/png', surveyId })).json.data;

/** As browsers do: all fields, then the file. */
async function send({ signedUrl, presignedFields }: Opened, content: Uint8Array, change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...presignedFields, ...change })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)], { type: 'text/html' }), 'evil.html');
  const answer = await fetch(signedUrl, { method: 'POST', body: form, headers: { origin: 'https://shop.test' } });
  return { status: answer.status, code: /<Code>(\w+)/.exec(await answer.text())?.[1] };
}

const claim = (fileUrl: string) =>
  server.ask('POST', '/responses', { surveyId, finished: true, data: { shot: [fileUrl] } });
const read = (fileUrl: string) =>
  server.fetch(new URL(fileUrl).pathname, { headers: { authorization: `Bearer ${token}` } });
const idOf = ({ fileUrl }: Opened) => /private\/([a-z0-9]+)--/.exec(fileUrl)?.[1] ?? '';
const rowOf = async (opened: Opened) => {
  const [row] = await server.services.db
    .select()
    .from(surveyUpload)
    .where(eq(surveyUpload.id, idOf(opened)));
  return row;
};
const keysOf = (opened: Opened) => [...s3.objects.keys()].filter((key) => key.includes(idOf(opened)));

describe('files that are sent to an object storage', () => {
  test('are taken by the form, and read through the server by operators alone', async () => {
    const opened = await open('mein Bild.png');
    expect(opened.signedUrl).toBe(`${s3.endpoint}/${BUCKET}`);
    expect(opened).not.toHaveProperty('signingData');
    expect(await send(opened, PNG)).toEqual({ status: 204, code: undefined });
    expect((await claim(opened.fileUrl)).status).toBe(200);
    expect((await fetch(`${opened.signedUrl}/${keysOf(opened)[0]}`)).status).toBe(403);
    const { pathname } = new URL(opened.fileUrl);
    expect((await server.call('GET', pathname)).status).toBe(401);
    const answer = await read(opened.fileUrl);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true);
    await server.addUser({ email: 'other@shop.test', tenant: 'shop', role: 'operator' });
    const foreign = await server.signIn('other@shop.test');
    expect((await server.call('GET', pathname, { token: foreign })).status).toBe(404);
    expect((await rowOf(opened))?.sizeBytes).toBe(PNG.length);
  });

  test('stand among the responses with an address', async () => {
    const opened = await open('listed.png');
    await send(opened, PNG);
    await claim(opened.fileUrl);
    const missing = await open('missing.png');
    await claim(missing.fileUrl);
    const { json } = await server.call('GET', `/api/v1/survey/${surveyId}/response`, { token });
    const files = Object.assign({}, ...json.data.map((one: { files: object }) => one.files));
    expect(files[missing.fileUrl]).toBeUndefined();
    const { url, name } = files[opened.fileUrl];
    expect(name).toBe('listed.png');
    expect(Buffer.from(await (await server.fetch(url)).arrayBuffer()).equals(PNG)).toBe(true);
  });

  test('the form holds for its key, its type, its size and its time', async () => {
    const opened = await open('a.png');
    const other = await open('a.png');
    expect(other.presignedFields.key).not.toBe(opened.presignedFields.key);
    const key = other.presignedFields.key ?? '';
    expect(await send(opened, PNG, { key })).toEqual({ status: 403, code: 'AccessDenied' });
    expect(await send(opened, PNG, { 'Content-Type': 'text/html' })).toEqual({ status: 403, code: 'AccessDenied' });
    expect(await send(opened, PNG, { acl: 'public-read' })).toEqual({ status: 403, code: 'AccessDenied' });
    expect(await send(opened, Buffer.alloc(200_000))).toEqual({ status: 400, code: 'EntityTooLarge' });
    expect(await send(opened, Buffer.alloc(0))).toEqual({ status: 400, code: 'EntityTooSmall' });
    const policy = Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64');
    expect(await send(opened, PNG, { Policy: policy })).toEqual({ status: 403, code: 'SignatureDoesNotMatch' });
    s3.aheadMs = 601_000;
    expect(await send(opened, PNG)).toEqual({ status: 403, code: 'AccessDenied' });
    s3.aheadMs = 590_000;
    expect((await send(opened, PNG)).status).toBe(204);
    s3.aheadMs = 0;
  });

  test('a file that is not what its name says is deleted at the first look', async () => {
    const opened = await open('page.png');
    await send(opened, HTML);
    await claim(opened.fileUrl);
    expect((await read(opened.fileUrl)).status).toBe(404);
    expect(keysOf(opened)).toEqual([]);
    expect(await rowOf(opened)).toBeUndefined();
  });

  test('what the form writes after the look is never shown, and goes with its day', async () => {
    const opened = await open('twice.png');
    await send(opened, PNG);
    await claim(opened.fileUrl);
    expect((await read(opened.fileUrl)).status).toBe(200);
    expect((await send(opened, HTML)).status).toBe(204);
    expect(Buffer.from(await (await read(opened.fileUrl)).arrayBuffer()).equals(PNG)).toBe(true);
    expect(keysOf(opened)).toHaveLength(2);
    server.now += 5 * DAY_MS;
    await sweep(server.services);
    server.now -= 5 * DAY_MS;
    expect(keysOf(opened)).toEqual([expect.stringMatching(/^surveys\//)]);
  });

  test('a storage that breaks off while a file is judged costs nothing', async () => {
    const opened = await open('later.png');
    await send(opened, PNG);
    s3.trouble = (request) => (request.startsWith('GET surveys/') ? 500 : undefined);
    expect((await read(opened.fileUrl)).status).toBe(503);
    s3.trouble = () => undefined;
    expect((await read(opened.fileUrl)).status).toBe(200);
  });

  test('what no answer claims is swept after a day; what one claims is kept, though nobody has looked', async () => {
    const left = await open('left.png');
    const kept = await open('kept.png');
    await Promise.all([send(left, PNG), send(kept, PNG)]);
    await claim(kept.fileUrl);
    server.now += 25 * 60 * 60 * 1000;
    await sweep(server.services);
    server.now -= 25 * 60 * 60 * 1000;
    expect([await rowOf(left), keysOf(left)]).toEqual([undefined, []]);
    expect(keysOf(kept)).toEqual([expect.stringMatching(/^surveys\//)]);
    expect((await rowOf(kept))?.sizeBytes).toBe(PNG.length);
  });

  test('go with their response', async () => {
    const opened = await open('gone.png');
    await send(opened, PNG);
    const { json } = await claim(opened.fileUrl);
    expect(keysOf(opened)).toHaveLength(1);
    await server.call('DELETE', `/api/v1/survey/${surveyId}/response/${json.data.id}`, { token });
    expect(keysOf(opened)).toEqual([]);
  });
});
