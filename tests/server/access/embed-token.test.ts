/** What an embed token opens: every call of the contract is made with one that names project A. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountContract } from '../../../sdk/contract/account-contract';
import type { Call } from '../../../sdk/contract/call';
import { type CallName, contract } from '../../../sdk/contract/contract';
import { deviceExportCalls } from '../../../sdk/contract/export/device-export-calls';
import { renderFrameCalls } from '../../../sdk/contract/export/render-frame-calls';
import { assetCalls } from '../../../sdk/contract/media/asset-calls';
import { imageCalls } from '../../../sdk/contract/media/image-calls';
import { resumableUploadCalls } from '../../../sdk/contract/media/resumable-upload-calls';
import { stockCalls } from '../../../sdk/contract/media/stock-calls';
import { operatorContract } from '../../../sdk/contract/operator-contract';
import { productCalls } from '../../../sdk/contract/products/product-calls';
import { projectCheckCalls } from '../../../sdk/contract/project/project-check-calls';
import { projectMarkCalls } from '../../../sdk/contract/project/project-mark-calls';
import { reviewCalls } from '../../../sdk/contract/reviews/review-calls';
import { DEFAULT_RATE_LIMITS, type RateLimits } from '../../../server/rate-limits';
import { makeKey } from '../fixtures/api-key';
import { createTestServer, type TestServer } from '../fixtures/test-server';

const LATE_CALLS = {
  ...assetCalls,
  ...resumableUploadCalls,
  ...projectCheckCalls,
  ...projectMarkCalls,
  ...deviceExportCalls,
  ...renderFrameCalls,
  ...stockCalls,
  ...reviewCalls,
  ...productCalls,
  ...imageCalls,
};
type OpenCall = CallName | keyof typeof LATE_CALLS;

const SITE = 'https://shop.test';
/** Of the project that the token names. */
const OF_PROJECT: readonly OpenCall[] = [
  'project',
  'saveProject',
  'saveBlenderProject',
  'renameProject',
  'checkGeneratedTexts',
  'confirmTexts',
  'giveFeedback',
  'projectStatus',
  'projectRenders',
  'requestRender',
  'cancelRender',
  'renderFrame',
  'countDeviceExport',
  'takeBackDeviceExport',
  'requestKeyframes',
  'keyframes',
  'checkProject',
];
/** What the editor needs beside it. */
const OF_EDITOR: readonly OpenCall[] = [
  'me',
  'permissions',
  'dismissPopUp',
  'recipe',
  'templateFamilies',
  'templateFamily',
  'ingredientTemplates',
  'fonts',
  'template',
  'templateFields',
  'templateGroup',
  'musicKits',
  'musicKit',
  'mediaList',
  'media',
  'cancelMedia',
  'uploadMedia',
  'uploadIngredientImage',
  'ingredientImageFromUrl',
  'uploadIngredientVideo',
  'ingredientVideoFromUrl',
  'organisations',
  'organisation',
  'compileScene',
  'imageSearch',
  'videoSearch',
  'takeStock',
  'externalReviews',
  'reviewSources',
  'reviewUserSources',
  'externalProducts',
  'removeBackground',
  'filmOfImage',
  'refineBackground',
  ...(Object.keys(resumableUploadCalls) as (keyof typeof resumableUploadCalls)[]),
  'track',
];
/** Folders and files of the assets library, and marks of projects. */
const ASSETS = Object.keys({
  ...assetCalls,
  setDraft: projectMarkCalls.setDraft,
}) as (keyof typeof LATE_CALLS)[];
/** Open to tokens that name no project. */
const OF_ALL_PROJECTS: readonly OpenCall[] = [
  'goals',
  'moods',
  'sections',
  'searchSuggestions',
  'categories',
  'recipes',
  'templates',
  'addRecipeFavourite',
  'removeRecipeFavourite',
  'addTemplateFavourite',
  'removeTemplateFavourite',
  'templateGroups',
  'addTemplateGroupFavourite',
  'removeTemplateGroupFavourite',
  'createOrganisation',
  'updateOrganisation',
  'deleteOrganisation',
  'projects',
  'createProject',
  'deleteProject',
  'duplicateProject',
  'addFavourite',
  'removeFavourite',
  ...ASSETS,
  'renderImage',
  'renderPreview',
];
/** For operators, and for pages of the account. */
const NEVER: readonly OpenCall[] = [
  'checkTemplate',
  'createReviewUserSource',
  'checkReviews',
  'reviewUserSource',
  'deleteReviewUserSource',
  'reviewPlaces',
  'productFeeds',
  'createProductFeed',
  'checkProductFeed',
  'readProducts',
  'deleteProductFeed',
];

const unlimited = { points: 100_000, seconds: 60 };
const rateLimits = Object.fromEntries(
  Object.keys(DEFAULT_RATE_LIMITS).map((name) => [name, unlimited]),
) as unknown as RateLimits;

let server: TestServer;
let key: string;
let admin: string;
let projectA: number;
let projectB: number;
let bound: string;
let free: string;
beforeAll(async () => {
  server = await createTestServer({ rateLimits });
  await server.addUser({ email: 'shop@reseller.test', tenant: 'reseller', role: 'reseller' });
  await server.addUser({ email: 'boss@rival.test', tenant: 'rival', role: 'reseller' });
  admin = await server.signIn('shop@reseller.test');
  key = await makeKey(server, admin);
  await allow(admin, SITE);
  await server.call('POST', '/api/v1/tenant/users', { token: key, json: { externalId: 'c-1' } });
  free = await embedToken({});
  projectA = (await from(SITE, 'POST', '/v1/project', free, { recipeId: 1 })).json.data.id;
  projectB = (await from(SITE, 'POST', '/v1/project', free, { recipeId: 1 })).json.data.id;
  bound = await embedToken({ projectId: projectA });
});
afterAll(() => server.close());

async function allow(token: string, origin: string, mayFrame = false): Promise<number> {
  const { json } = await server.call('POST', '/api/v1/allowed-origin', { token, json: { origin, mayFrame } });
  return json.data.id;
}

const mint = (json: Record<string, unknown>) =>
  server.call('POST', '/api/v1/tenant/embed-tokens', {
    token: key,
    json: { externalId: 'c-1', origins: [SITE], ...json },
  });

async function embedToken(json: Record<string, unknown>): Promise<string> {
  return (await mint(json)).json.data.token;
}

function from(origin: string | undefined, method: string, path: string, token: string, json?: unknown) {
  const headers = origin === undefined ? {} : { origin };
  return server.call(method, `/api${path}`, { token, headers, ...(json !== undefined && { json }) });
}

const pathOf = ({ path }: Call, projectId: number) =>
  path.replace('{projectId}', String(projectId)).replace(/\{\w+\}/g, '1');
const send = (call: Call, token: string, projectId: number) =>
  from(SITE, call.method, pathOf(call, projectId), token, call.body && {});
const CALLS: Readonly<Record<OpenCall, Call>> = { ...contract, ...LATE_CALLS };
const named = (names: readonly OpenCall[]) => names.map((name) => ({ name, call: CALLS[name] }));

describe('every call is decided', () => {
  test('and new ones are closed until they are', () => {
    const decided = [...OF_PROJECT, ...OF_EDITOR, ...OF_ALL_PROJECTS, ...NEVER];
    const withToken = Object.entries<Call>(CALLS).flatMap(([name, { auth }]) => (auth === 'none' ? [] : name));
    expect(decided.toSorted()).toEqual(withToken.toSorted());
  });
});

describe('a token that names project A', () => {
  test.each(named(OF_PROJECT))('opens $name of A, and of B not', async ({ call }) => {
    expect((await send(call, bound, projectA)).json.code).not.toBe('token_not_for_this');
    const { status, json } = await send(call, bound, projectB);
    expect([status, json.code]).toEqual([403, 'token_not_for_this']);
  });

  test.each(named(OF_EDITOR))('opens $name', async ({ call }) => {
    const { json } = await send(call, bound, projectA);
    expect(['token_not_for_this', 'origin_not_allowed', 'jwt_invalid']).not.toContain(json.code);
  });

  test.each(named([...OF_ALL_PROJECTS, ...NEVER]))('does not open $name, even with A', async ({ call }) => {
    const { status, json } = await send(call, bound, projectA);
    expect([status, json.code]).toEqual([403, 'token_not_for_this']);
  });

  test('does not open B by another way to write its number', async () => {
    for (const id of [`0${projectA}`, `${projectA}.0`, `%30${projectA}`]) {
      const { status } = await from(SITE, 'GET', `/v2/project/${id}`, bound);
      expect([403, 404]).toContain(status);
    }
  });
});

describe('a token that names no project', () => {
  test.each(named([...OF_ALL_PROJECTS, ...OF_PROJECT, ...OF_EDITOR]))('opens $name', async ({ call }) => {
    const { json } = await send(call, free, projectB);
    expect(['token_not_for_this', 'origin_not_allowed', 'jwt_invalid']).not.toContain(json.code);
    // one of these calls deletes B
    projectB = (await from(SITE, 'POST', '/v1/project', free, { recipeId: 1 })).json.data.id;
  });
});

describe('no embed token', () => {
  const closed = Object.entries<Call>({ ...accountContract, ...operatorContract }).flatMap(([name, call]) =>
    call.auth === 'none' || name in LATE_CALLS ? [] : [{ name, call }],
  );
  test.each([...closed, ...named(NEVER)])('opens $name', async ({ call }) => {
    for (const token of [free, bound]) {
      const { status, json } = await send(call, token, projectA);
      expect([status, json.code]).toEqual([403, 'token_not_for_this']);
    }
  });

  test('acts as somebody else', async () => {
    const headers = { origin: SITE, 'x-switch-user': 'shop@reseller.test' };
    expect((await server.call('GET', '/api/v1/user', { token: free, headers })).json.code).toBe('token_not_for_this');
  });

  test('is an API key or a refresh token', async () => {
    expect((await server.call('GET', '/api/v1/tenant/users', { token: free })).json.code).toBe('api_key_invalid');
    const { status } = await server.call('POST', '/api/v1/security/refresh', { json: { refreshToken: free } });
    expect(status).toBe(401);
  });
});

describe('the sites of a token', () => {
  const me = (origin: string | undefined, token: string, more: Readonly<Record<string, string>> = {}) =>
    server.call('GET', '/api/v1/user', { token, headers: { ...(origin !== undefined && { origin }), ...more } });

  test('may call, and read the answer', async () => {
    const { status, headers } = await me(SITE, bound);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
  });

  test('another site that the tenant allows may not: the token does not name it', async () => {
    await allow(admin, 'https://second.test');
    const { status, json } = await me('https://second.test', bound);
    expect([status, json.code]).toEqual([403, 'origin_not_allowed']);
    expect(json.message).toContain('https://second.test');
  });

  test('an unknown site gets no CORS headers either', async () => {
    const { status, headers } = await me('https://evil.test', bound);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  test('without a site nothing opens, but for pages of this server that the token names', async () => {
    expect((await me(undefined, bound)).json.code).toBe('origin_not_allowed');
    expect((await me(undefined, bound, { 'sec-fetch-site': 'same-origin' })).json.code).toBe('origin_not_allowed');
    expect((await me('null', bound)).json.code).toBe('origin_not_allowed');
  });

  test('stop working when the tenant takes them off its list', async () => {
    const id = await allow(admin, 'https://closing.test');
    const token = await embedToken({ origins: ['https://closing.test'] });
    expect((await me('https://closing.test', token)).status).toBe(200);
    await server.call('DELETE', `/api/v1/allowed-origin/${id}`, { token: admin });
    expect((await me('https://closing.test', token)).json.code).toBe('origin_not_allowed');
  });
});

describe('the life of a token', () => {
  test('is as long as asked for, and an hour at most', async () => {
    const { json } = await mint({ lifetimeSeconds: 60 });
    expect(Date.parse(json.data.expiresAt) - server.now).toBe(60_000);
    const start = server.now;
    server.now = start + 61_000;
    expect((await from(SITE, 'GET', '/v1/user', json.data.token)).json.code).toBe('jwt_expired');
    server.now = start;
    expect((await mint({ lifetimeSeconds: 3601 })).status).toBe(422);
  });

  test('ends with the key that made it', async () => {
    const made = await server.call('POST', '/api/v1/api-key', {
      token: admin,
      json: { name: 'Short', scopes: ['embed:write'] },
    });
    const json = { externalId: 'c-1', origins: [SITE] };
    const { data } = (await server.call('POST', '/api/v1/tenant/embed-tokens', { token: made.json.data.secret, json }))
      .json;
    expect((await from(SITE, 'GET', '/v1/user', data.token)).status).toBe(200);
    await server.call('DELETE', `/api/v1/api-key/${made.json.data.key.id}`, { token: admin });
    expect((await from(SITE, 'GET', '/v1/user', data.token)).json.code).toBe('jwt_invalid');
  });

  test('ends when the person is suspended', async () => {
    await server.call('POST', '/api/v1/tenant/users', { token: key, json: { externalId: 'c-2' } });
    const token = await embedToken({ externalId: 'c-2' });
    const status = (value: string) =>
      server.call('PUT', '/api/v1/tenant/users/c-2/status', { token: key, json: { status: value } });
    await status('suspended');
    expect((await from(SITE, 'GET', '/v1/user', token)).json.code).toBe('jwt_invalid');
    expect((await mint({ externalId: 'c-2' })).json.code).toBe('forbidden');
    await status('active');
    expect((await from(SITE, 'GET', '/v1/user', token)).status).toBe(200);
  });
});

describe('a token is not made', () => {
  test('for a site that is not allowed', async () => {
    const { status, json } = await mint({ origins: [SITE, 'https://unknown.test'] });
    expect([status, Object.keys(json.details)]).toEqual([422, ['origins.1']]);
  });

  test('for a site that another tenant allows', async () => {
    await allow(await server.signIn('boss@rival.test'), 'https://rival.test');
    expect((await mint({ origins: ['https://rival.test'] })).status).toBe(422);
  });

  test('for somebody who is not there, or a project that is not theirs', async () => {
    expect((await mint({ externalId: 'nobody' })).status).toBe(404);
    const token = await server.signIn();
    const made = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
    const { status, json } = await mint({ projectId: made.json.data.id });
    expect([status, Object.keys(json.details)]).toEqual([422, ['projectId']]);
  });
});
