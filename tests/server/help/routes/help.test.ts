/** Help articles: by topic, by search, and one with its text. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer({ helpFolders: [path.resolve('server/help/content')] });
  token = await server.signIn();
});
afterAll(() => server.close());

const get = (address: string, by: string | undefined = token) =>
  server.call('GET', `/api/v1/help${address}`, by === undefined ? {} : { token: by });
const slugsOf = async (query: string): Promise<string[]> =>
  (await get(`/search?query=${encodeURIComponent(query)}`)).json.data.map(({ slug }: { slug: string }) => slug);

test('articles come by topic, in order', async () => {
  const { status, json } = await get('');
  expect(status).toBe(200);
  expect(json.data.map(({ name }: { name: string }) => name)).toEqual([
    'First steps',
    'Editing',
    'Brands and files',
    'Export',
    'Account',
    'Resellers and surveys',
  ]);
  expect(json.data[0].articles[0]).toEqual({
    slug: 'start-a-video',
    title: 'Start a video',
    summary: 'Pick a recipe in the library and turn it into a video.',
    topic: 'First steps',
  });
});

test('an article has its text and the others of its topic', async () => {
  const { json } = await get('/article/brands');
  expect(json.data).toMatchObject({ title: 'Save your brand', topic: 'Brands and files' });
  expect(json.data.blocks[0]).toEqual({
    type: 'heading',
    level: 2,
    id: 'create-a-brand',
    spans: [{ text: 'Create a brand' }],
  });
  expect(json.data.related.map(({ slug }: { slug: string }) => slug)).toEqual(['assets-library']);
});

test('screens are named in the language of the reader', async () => {
  const inGerman = await server.call('GET', '/api/v1/help/article/brands', {
    token,
    headers: { 'accept-language': 'de-AT,en;q=0.5' },
  });
  expect(JSON.stringify((await get('/article/brands')).json.data.blocks)).toContain('"text":"New brand"');
  expect(JSON.stringify(inGerman.json.data.blocks)).toContain('"text":"Neue Marke"');
});

test.each(['no-such-article', '..%2Fbrands', '__proto__'])('the article %s is not there', async (slug) => {
  const { status, json } = await get(`/article/${slug}`);
  expect([status, json.code]).toEqual([404, 'not_found']);
});

test('only people who are logged in read them', async () => {
  for (const address of ['', '/search?query=crop', '/article/brands'])
    expect((await server.call('GET', `/api/v1/help${address}`)).status).toBe(401);
});

describe('a search', () => {
  test.each([
    ['cropping', 'images-and-cropping'],
    ['crop', 'images-and-cropping'],
    ['fonts', 'colors-and-fonts'],
    ['authenticator', 'two-step-login'],
    ['passwrod', 'password'],
    ['invite people', 'team'],
    ['How do I export a video?', 'export-a-video'],
  ])('for %j finds %s first', async (query, slug) => {
    expect((await slugsOf(query))[0]).toBe(slug);
  });

  test('shows the part that has the words', async () => {
    const { json } = await get('/search?query=recovery');
    expect(json.data[0]).toMatchObject({ slug: 'two-step-login', excerpt: expect.stringContaining('ecovery code') });
    expect(json.data[0].excerpt.length).toBeLessThanOrEqual(201);
  });

  test('finds nothing for words that are nowhere, and for none', async () => {
    expect(await slugsOf('zzzzqqq')).toEqual([]);
    expect(await slugsOf(' ')).toEqual([]);
  });

  test('takes 200 letters', async () => {
    expect((await get(`/search?query=${'x'.repeat(201)}`)).json.code).toBe('validation_failed');
  });
});

test('an operator adds articles, and replaces some', async () => {
  const own = path.join(server.folder, 'own-help');
  mkdirSync(own);
  writeFileSync(path.join(own, 'brands.md'), '---\ntitle: Our brands\ntopic: House rules\norder: 1\n---\nAsk Kim.');
  const other = await createTestServer({ helpFolders: [path.resolve('server/help/content'), own] });
  const { json } = await other.call('GET', '/api/v1/help', { token: await other.signIn() });
  expect(json.data[0]).toMatchObject({ name: 'House rules', articles: [{ slug: 'brands', title: 'Our brands' }] });
  expect(JSON.stringify(json.data)).not.toContain('Save your brand');
  await other.close();
});
