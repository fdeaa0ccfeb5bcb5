import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { survey, surveyUpload } from '../../../../server/survey/tables';
import { sweep } from '../../../../server/sweep';
import { createTestServer } from '../../fixtures/test-server';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const fileQuestion = (change: Record<string, unknown> = {}) => ({
  questions: [{ id: 'shot', type: 'fileUpload', headline: 'A picture?', required: true, ...change }],
});

interface Signed {
  readonly signedUrl: string;
  readonly fileUrl: string;
  readonly signingData: { readonly signature: string; readonly timestamp: number; readonly uuid: string };
}

describe('files of answers', () => {
  let server: SurveyServer;
  let surveyId: string;
  beforeAll(async () => {
    // into a bucket, browsers send their files themselves: `form-uploads.test.ts`
    server = await createSurveyServer({ storage: 'folder' });
    surveyId = await server.addSurvey(fileQuestion());
  });
  afterAll(() => server.close());

  const open = (fileName: string, more: Record<string, unknown> = {}) =>
    server.ask('POST', '/storage', { fileName, fileType: 'image/png', surveyId, ...more });

  const send = (
    signed: Signed,
    fileName: string,
    content: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const body = new FormData();
    body.append('file', new Blob([content]), fileName);
    const { signature, timestamp, uuid } = signed.signingData;
    return server.call('POST', signed.signedUrl, {
      body,
      headers: {
        'x-file-name': encodeURIComponent(fileName),
        'x-file-type': 'image/png',
        'x-survey-id': surveyId,
        'x-signature': signature,
        'x-timestamp': String(timestamp),
        'x-uuid': uuid,
        ...headers,
      },
    });
  };

  test('are signed, stored, kept once an answer holds them, and read by operators alone', async () => {
    const signed: Signed = (await open('mein Bild.png')).json.data;
    expect((await send(signed, 'mein Bild.png', new Uint8Array(PNG))).json).toEqual({
      data: { message: 'File uploaded successfully' },
    });
    await server.ask('POST', '/responses', { surveyId, finished: true, data: { shot: [signed.fileUrl] } });
    const { pathname } = new URL(signed.fileUrl);
    expect((await server.call('GET', pathname)).status).toBe(401);
    const token = await server.signIn();
    const read = await server.fetch(pathname, { headers: { authorization: `Bearer ${token}` } });
    expect(read.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await read.arrayBuffer())).toEqual(PNG);
    await server.addUser({ email: 'other@shop.test', tenant: 'shop', role: 'operator' });
    const foreign = await server.signIn('other@shop.test');
    expect((await server.call('GET', pathname, { token: foreign })).status).toBe(404);
  });

  test('are read by the rules of calls: with the second factor of a role that must have one, and from own sites', async () => {
    const signed: Signed = (await open('rules.png')).json.data;
    await send(signed, 'rules.png', new Uint8Array(PNG));
    await server.ask('POST', '/responses', { surveyId, finished: true, data: { shot: [signed.fileUrl] } });
    const { pathname } = new URL(signed.fileUrl);
    const token = await server.signIn();
    const strict = await createTestServer({ beside: server, secondFactorFor: ['operator'] });
    const refused = await strict.call('GET', pathname, { token });
    expect([refused.status, refused.json.code]).toEqual([403, 'second_factor_missing']);
    await strict.close();
    await server.addUser({ email: 'boss@site.test', tenant: 'site', role: 'agency_admin' });
    const boss = await server.signIn('boss@site.test');
    expect(
      (await server.call('POST', '/api/v1/allowed-origin', { token: boss, json: { origin: 'https://site.example' } }))
        .status,
    ).toBe(200);
    const foreign = await server.call('GET', pathname, { token, headers: { origin: 'https://site.example' } });
    expect([foreign.status, foreign.json.code]).toEqual([403, 'origin_not_allowed']);
    expect((await server.call('GET', pathname, { token })).status).toBe(200);
  });

  test('two visitors may both have a.png', async () => {
    const urls = await Promise.all(['a.png', 'a.png'].map(async (name) => (await open(name)).json.data.fileUrl));
    expect(new Set(urls).size).toBe(2);
  });

  test('nothing is taken without a good signature, twice, or late', async () => {
    const signed: Signed = (await open('b.png')).json.data;
    const bytes = new Uint8Array(PNG);
    const tampered = await send(signed, 'b.png', bytes, { 'x-file-name': 'c.png' });
    expect([tampered.status, tampered.json.code]).toEqual([401, 'not_authenticated']);
    server.now += 6 * 60_000;
    expect((await send(signed, 'b.png', bytes)).status).toBe(401);
    server.now -= 6 * 60_000;
    expect((await send(signed, 'b.png', bytes)).status).toBe(200);
    expect((await send(signed, 'b.png', bytes)).status).toBe(401);
  });

  test('a file that could not be stored can be sent again', async () => {
    const signed: Signed = (await open('d.png')).json.data;
    const full = vi.spyOn(server.services.storage, 'putFile').mockRejectedValueOnce(new Error('away'));
    expect((await send(signed, 'd.png', new Uint8Array(PNG))).status).toBe(500);
    full.mockRestore();
    expect((await send(signed, 'd.png', new Uint8Array(PNG))).status).toBe(200);
  });

  test('only a survey that runs asks for files, or one that ended while somebody answers', async () => {
    const ask = async (surveyId?: string) => (await open('a.png', { surveyId })).status;
    const other = await createSurveyServer({ storage: 'folder' });
    const without = await other.ask('POST', '/storage', { fileName: 'a.pdf', fileType: 'application/pdf' });
    expect([without.status, without.json.details]).toEqual([400, { surveyId: 'No running survey asks for a file' }]);
    await other.close();
    expect(await ask(undefined)).toBe(200);
    const paused = await server.addSurvey({ ...fileQuestion(), status: 'paused' });
    expect(await ask(paused)).toBe(400);
    const ended = await server.addSurvey(fileQuestion());
    const answered = await server.ask('POST', '/responses', { surveyId: ended, finished: false, data: {} });
    expect(answered.status).toBe(200);
    await server.services.db.update(survey).set({ status: 'completed' }).where(eq(survey.id, ended));
    expect(await ask(ended)).toBe(200);
    server.now += 25 * 3_600_000;
    expect(await ask(ended)).toBe(400);
    server.now -= 25 * 3_600_000;
  });

  test('an environment has room for so many bytes of files', async () => {
    const full = await createSurveyServer({ storage: 'folder', quotaLimits: { survey_storage: 100 } });
    const surveyId = await full.addSurvey(fileQuestion());
    const asked = () => full.ask('POST', '/storage', { fileName: 'a.png', fileType: 'image/png', surveyId });
    const row = { environmentId: full.environmentId, fileKey: 'k', fileName: 'a.png', extension: 'png' };
    expect((await asked()).status).toBe(200);
    await full.services.db.insert(surveyUpload).values({ ...row, id: 'full', sizeLimitBytes: 200, sizeBytes: 100 });
    const refused = await asked();
    expect([refused.status, refused.json.code, refused.json.details]).toEqual([
      400,
      'bad_request',
      { limit: '100', used: '100' },
    ]);
    await full.close();
  });

  test('the limit and its words', async () => {
    const id = await server.addSurvey(fileQuestion({ maxSizeInMB: 0.1 }));
    const signed: Signed = (await open('big.png', { surveyId: id })).json.data;
    const refused = await send(signed, 'big.png', new Uint8Array(200_000));
    expect([refused.status, refused.json.message]).toEqual([400, 'File size exceeds the 0.1 MB limit']);
  });

  test('a file must be what its name says, and of a type that is asked for', async () => {
    const signed: Signed = (await open('page.png')).json.data;
    const html = await send(signed, 'page.png', new TextEncoder().encode('<html><script>alert(1)</script></html>'));
    expect([html.status, html.json.code]).toEqual([400, 'bad_request']);
    expect((await open('run.exe')).status).toBe(400);
    const onlyPdf = await server.addSurvey(fileQuestion({ allowedFileExtensions: ['pdf'] }));
    expect((await open('a.png', { surveyId: onlyPdf })).status).toBe(400);
    const noFiles = await server.addSurvey();
    expect((await open('a.png', { surveyId: noFiles })).status).toBe(400);
    const text: Signed = (await open('notes.txt')).json.data;
    expect((await send(text, 'notes.txt', new TextEncoder().encode('grüße'))).status).toBe(200);
  });

  test('what no answer claims is swept after a day', async () => {
    const signed: Signed = (await open('left.png')).json.data;
    await send(signed, 'left.png', new Uint8Array(PNG));
    const { uuid } = signed.signingData;
    const [row] = await server.services.db.select().from(surveyUpload).where(eq(surveyUpload.id, uuid));
    const file = path.join(server.folder, 'files', row?.fileKey ?? '');
    expect(existsSync(file)).toBe(true);
    server.now += 25 * 60 * 60 * 1000;
    await sweep(server.services);
    server.now -= 25 * 60 * 60 * 1000;
    expect(existsSync(file)).toBe(false);
  });
});
