/** Requests that come twice, whose answers are lost, and that overtake each other: each counts once, and the order is the client's. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMedia } from '../server/fixtures/test-server';
import { createSurveyServer, type SurveyServer } from '../server/survey/service-fixture';

let server: SurveyServer;
let token: string;
beforeAll(async () => {
  const image = async () => ({ widthPx: 9, heightPx: 9, preview: Buffer.alloc(20), shownFile: undefined });
  server = await createSurveyServer({ mediaPort: { ...noMedia, image } });
  token = await server.signIn();
});
afterAll(() => server.close());

/** The same request twice at the same moment, and once more later. */
async function thrice<Result>(send: () => Promise<Result>): Promise<Result[]> {
  const both = await Promise.all([send(), send()]);
  return [...both, await send()];
}

async function newProject(): Promise<number> {
  return (await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } })).json.data.id;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
const read = async (address: string): Promise<any> => (await server.call('GET', address, { token })).json.data;

describe('a save', () => {
  const save = (id: number, version: number, name: string) =>
    server.call('PUT', `/api/v2/project/${id}`, { token, json: { name, customisations: [], audio: [], version } });

  test('that comes twice is written once; its repetition is refused, and changes nothing', async () => {
    const id = await newProject();
    const answers = await thrice(() => save(id, 1, 'Once'));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await read(`/api/v2/project/${id}`)).toMatchObject({ version: 2, name: 'Once' });
  });

  test('that overtakes the one before it is refused, and the older one does not come after a newer', async () => {
    const id = await newProject();
    expect((await save(id, 2, 'Second')).json.code).toBe('stale_version');
    expect((await save(id, 1, 'First')).status).toBe(200);
    expect((await save(id, 2, 'Second')).status).toBe(200);
    expect((await save(id, 1, 'First')).json.code).toBe('stale_version');
    expect(await read(`/api/v2/project/${id}`)).toMatchObject({ version: 3, name: 'Second' });
  });
});

test('a render that is asked for three times with one key is one', async () => {
  const id = await newProject();
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await thrice(() => server.call('POST', `/api/v2/project/${id}/render`, { token, headers }));
  expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
  expect(await read(`/api/v1/project/${id}/render`)).toHaveLength(1);
});

describe('an answer', () => {
  const answer = (surveyId: string, clientKey: string, finished: boolean, data: object) =>
    server.ask('POST', '/responses', { surveyId, clientKey, finished, data });

  test('that comes three times counts once', async () => {
    const surveyId = await server.addSurvey();
    const key = randomUUID();
    const answers = await thrice(() => answer(surveyId, key, true, { why: 'Because' }));
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    expect(await read(`/api/v1/survey/${surveyId}/response`)).toHaveLength(1);
  });

  test('whose end arrives before its beginning stays finished, and has both', async () => {
    const surveyId = await server.addSurvey();
    const key = randomUUID();
    await answer(surveyId, key, true, { why: 'Because', score: 9 });
    await answer(surveyId, key, false, { why: 'Because' });
    const [stored] = await read(`/api/v1/survey/${surveyId}/response`);
    expect(stored).toMatchObject({ finished: true, data: { why: 'Because', score: 9 } });
  });
});

describe('an upload in parts', () => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } }).png();

  async function begun(name: string) {
    const content = await picture.toBuffer();
    const json = { name, size: content.byteLength, lastModified: 1 };
    const { json: upload } = await server.call('POST', '/api/v1/media/upload', { token, json });
    const address = `/api/v1/media/upload/${upload.data.id}`;
    const part = () => {
      const body = new FormData();
      body.set('part', new Blob([content as BlobPart]), name);
      return server.call('PUT', `${address}/part/1`, { token, body });
    };
    return { part, complete: () => server.call('POST', `${address}/complete`, { token }) };
  }

  test('whose requests come three times makes one file', async () => {
    const { part, complete } = await begun('thrice.png');
    expect((await thrice(part)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const answers = await thrice(complete);
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(made.map(({ json }) => json.data.id)).size).toBe(1);
    expect(refused.map(({ json }) => json.code).filter((code) => code !== 'upload_completing')).toEqual([]);
    expect(await read('/api/v1/media?search=thrice.png')).toHaveLength(1);
    expect(await server.services.storage.list('incoming-media')).toEqual([]);
  });

  test('that is completed before its part is refused, and can be completed afterwards', async () => {
    const { part, complete } = await begun('early.png');
    expect((await complete()).json.code).toBe('upload_incomplete');
    await part();
    expect((await complete()).status).toBe(200);
  });
});
