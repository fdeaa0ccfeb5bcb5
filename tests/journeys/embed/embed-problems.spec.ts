/** What the console of a page on another origin says of each mistake that its developer can make, and what its visitors see. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { ProblemCode } from '../../../elements/problems/problem';
import { demoToken } from '../pages/demo-token';
import { type EmbeddingSite, startEmbeddingSite } from '../pages/embed/embedding-site';

const sites: EmbeddingSite[] = [];
test.afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

const script = (server: string) => `<script async src="${server}/sdk/v1/loader.js"></script>`;
/** An element with words of the page for the case that it does not load. */
const grid = (attributes = '') => `<template-grid ${attributes}><p slot="error">Call us instead.</p></template-grid>`;
const tokens = (code: string) =>
  `<script>(window.spotreel = window.spotreel || []).push((spotreel) => spotreel.configure({ getAccessToken: () => ${code} }))</script>`;

/** A token whose signature is another server's. */
const FORGED = JSON.stringify(
  [{ alg: 'HS256', typ: 'JWT' }, { sub: '1', exp: 4_102_444_800 }, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.'),
);

interface Site {
  /** A page of another origin. */
  readonly html: string;
  readonly policy?: string;
  readonly isAllowed: boolean;
}

async function openSite(page: Page, request: APIRequestContext, { html, policy, isAllowed }: Site) {
  const icon = '<link rel="icon" href="data:,">';
  const site = await startEmbeddingSite(
    `<!doctype html><html lang="en"><title>A shop</title>${icon}${html}</html>`,
    policy,
  );
  sites.push(site);
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  if (isAllowed)
    await request.post('/api/v1/allowed-origin', { headers, data: { origin: site.origin, mayFrame: false } });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await page.goto(site.origin);
  return { origin: site.origin, said };
}

/** The console has one message of Spotreel, with these words, the code and a link to it. */
async function expectMessage(said: readonly string[], words: string, code: ProblemCode, server: string | undefined) {
  const ours = () => said.filter((text) => text.startsWith('[Spotreel]'));
  await expect.poll(() => ours().join('\n'), { timeout: 30_000 }).toContain(words);
  expect(ours()).toHaveLength(1);
  expect(ours()[0]).toContain(server === undefined ? `(${code})` : `${server}/docs/problems#${code}`);
}

test('a site that is not allowed, and the link in its message', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const html = tokens(JSON.stringify(await demoToken(request))) + script(server) + grid();
  const { origin, said } = await openSite(page, request, { html, isAllowed: false });
  await expectMessage(said, `Add ${origin} under Account > Developers > Allowed origins`, 'origin_not_allowed', server);
  await expect(page.locator('template-grid').getByRole('button', { name: /try again/i })).toBeVisible();
  await page.goto(`${server}/docs/problems#origin_not_allowed`);
  await expect(page.getByRole('heading', { name: 'origin_not_allowed' })).toBeInViewport();
});

for (const { code, answer, words } of [
  { code: 'jwt_invalid', answer: FORGED, words: 'The token is not valid' },
  { code: 'token_failed', answer: "Promise.reject(new Error('no route'))", words: '`getAccessToken` failed.' },
] as const)
  test(`a token function with the mistake ${code}`, async ({ page, request, baseURL }) => {
    const server = baseURL ?? '';
    const { said } = await openSite(page, request, { html: tokens(answer) + script(server) + grid(), isAllowed: true });
    await expectMessage(said, words, code, server);
    await expect(page.locator('template-grid').getByRole('button', { name: /try again/i })).toBeVisible();
  });

test('a policy without the server shows the words of the page', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const policy = `default-src 'none'; script-src ${server}; img-src data:`;
  const { said } = await openSite(page, request, { html: script(server) + grid(), policy, isAllowed: true });
  await expectMessage(said, `Add ${server} to connect-src.`, 'policy', server);
  await expect(page.getByText('Call us instead.')).toBeVisible();
});

test('a version that the server does not have shows the words of the page', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  await page.route('**/template-grid.json', (route) => route.fulfill({ status: 404 }));
  const { said } = await openSite(page, request, { html: script(server) + grid(), isAllowed: true });
  await expectMessage(said, `${server} does not have version`, 'version', server);
  await expect(page.getByText('Call us instead.')).toBeVisible();
});

test('an address without a server of Spotreel', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const other = await startEmbeddingSite('Another site');
  sites.push(other);
  const html = tokens("'token'") + script(server) + grid(`api-base="${other.origin}"`);
  const { said } = await openSite(page, request, { html, isAllowed: true });
  await expectMessage(
    said,
    `There is no Spotreel server at ${other.origin}. Check \`api-base\`.`,
    'api_base_wrong',
    server,
  );
});

test('a script that is not the loader, and no address of the server', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const html = `<script type="module" src="${server}/elements/spotreel.js"></script>${grid()}`;
  const { said } = await openSite(page, request, { html, isAllowed: true });
  await expectMessage(said, 'Set `api-base` to the address of your server.', 'api_base_missing', server);
});

test('an API key where a token belongs', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  const data = { name: 'In a page', scopes: ['embed:write'] };
  const { data: made } = await (await request.post('/api/v1/api-key', { headers, data })).json();
  const html = tokens(JSON.stringify(made.secret)) + script(server) + grid();
  const { said } = await openSite(page, request, { html, isAllowed: true });
  await expectMessage(said, 'The page uses an API key. Revoke it', 'api_key_in_browser', server);
  await expect(page.locator('template-grid').getByRole('button', { name: /try again/i })).toBeVisible();
});
