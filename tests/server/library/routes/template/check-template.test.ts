import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../../fixtures/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'ann@spotreel.test' });
  token = await server.signIn();
});
afterAll(() => server.close());

const check = (content: string | undefined, as = token, name = 'template') => {
  const body = new FormData();
  if (content !== undefined) body.append(name, new Blob([content]), 'export.json');
  return server.call('POST', '/api/v2/template/check', { token: as, body });
};
const sound = () => readFileSync(path.join(server.library.folder, 'scenes/1001-landscape.json'), 'utf8');
const withExpression = () => {
  const document = JSON.parse(sound());
  document.layers[0].ks = { r: { a: 0, k: 0, x: 'var $bm_rt = time;' } };
  return JSON.stringify(document);
};

test('a document without problems can be used', async () => {
  expect((await check(sound())).json.data).toEqual({ isUsable: true, problems: [] });
});

test('what the painters do not share is named', async () => {
  const { status, json } = await check(withExpression());
  expect([status, json.data.isUsable]).toEqual([200, false]);
  expect(json.data.problems).toContainEqual(expect.objectContaining({ kind: 'unsupported', feature: 'expression' }));
});

test.each([
  ['no document', '[]', 'document'],
  ['a tower of brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'document'],
  ['a deep one', `{"layers":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'size'],
])('%s is told as a problem', async (_case, content, feature) => {
  expect((await check(content)).json.data.problems).toMatchObject([{ kind: 'broken', feature }]);
});

test.each([
  ['no JSON', () => check('<svg/>'), 400, 'body_unreadable'],
  ['no file', () => check(undefined), 422, 'validation_failed'],
  ['a file in another part', () => check('{}', token, 'media'), 422, 'validation_failed'],
  ['more than 20 MB', () => check(' '.repeat(21 * 1024 * 1024)), 413, 'payload_too_large'],
])('%s is refused', async (_case, ask, status, code) => {
  const answer = await ask();
  expect([answer.status, answer.json.code]).toEqual([status, code]);
});

test('only an operator may ask', async () => {
  const ann = await server.signIn('ann@spotreel.test');
  expect((await check('{}', ann)).json.code).toBe('forbidden');
  expect((await server.call('POST', '/api/v2/template/check')).json.code).toBe('jwt_not_found');
});
