/** Which calls an API key opens: every call of the contract is asked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountContract } from '../../../../sdk/contract/account-contract';
import type { Call } from '../../../../sdk/contract/call';
import { contract } from '../../../../sdk/contract/contract';
import { operatorContract } from '../../../../sdk/contract/operator-contract';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { makeKey } from '../../fixtures/api-key';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const CALLS: Readonly<Record<string, Call>> = { ...contract, ...accountContract, ...operatorContract };
const READ = [
  'goals',
  'moods',
  'recipes',
  'recipe',
  'templateFamilies',
  'templateFamily',
  'batchBase',
  'musicKits',
  'musicKit',
  'mediaList',
  'media',
  'projects',
  'project',
  'projectStatus',
  'projectRenders',
  'checkProject',
  'renderPreview',
  'renderFrame',
];
const WRITE = ['createProject', 'saveProject', 'renameProject', 'uploadMedia', 'ingredientImageFromUrl', 'filmOfImage'];
const RENDER = ['requestRender', 'cancelRender'];
const OPEN = [...READ, ...WRITE, ...RENDER];

let server: TestServer;
let token: string;
let all: string;
beforeAll(async () => {
  server = await createTestServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, apiKey: { points: 2000, seconds: 60 } } });
  token = await server.signIn();
  all = await makeKey(server, token);
});
afterAll(() => server.close());

const codeOf = async (key: string, { method, path }: Call, headers: Record<string, string> = {}) =>
  (await server.call(method, `/api${path.replace(/\{\w+\}/g, '999999')}`, { token: key, headers })).json.code;

const closed = Object.entries(CALLS).filter(([name, { auth }]) => !OPEN.includes(name) && auth !== 'none');

test.each(closed)('%s is closed to every key', async (_name, call) => {
  expect(await codeOf(all, call)).toBe('token_not_for_this');
});

describe.each([
  ['projects:read', READ],
  ['projects:write', WRITE],
  ['renders:write', RENDER],
] as const)('%s', (scope, names) => {
  test.each(names)('opens %s, which no other right does', async (name) => {
    const call = CALLS[name];
    if (!call) throw new Error(`no call ${name}`);
    const others = ['users:read', 'projects:read', 'projects:write', 'renders:write'] as const;
    const [own, other] = await Promise.all([
      makeKey(server, token, [scope]),
      makeKey(
        server,
        token,
        others.filter((one) => one !== scope),
      ),
    ]);
    expect(await codeOf(other, call)).toBe('api_key_scope');
    expect(['api_key_scope', 'token_not_for_this', 'jwt_invalid']).not.toContain(await codeOf(own, call));
    for (const { id } of (await server.call('GET', '/api/v1/api-key', { token })).json.data.slice(0, 2)) {
      await server.call('DELETE', `/api/v1/api-key/${id}`, { token });
    }
  });
});

test('a project cannot be rendered while it is made without the right to render', async () => {
  const writer = await makeKey(server, token, ['projects:write']);
  const json = { recipeId: 1, render: true };
  const { status, json: answer } = await server.call('POST', '/api/v1/project', { token: writer, json });
  expect([status, answer.code]).toEqual([403, 'api_key_scope']);
});

test('a key acts as no one by X-Switch-User', async () => {
  const headers = { 'x-switch-user': 'demo@spotreel.test' };
  expect(await codeOf(all, contract.projects, headers)).toBe('token_not_for_this');
});
