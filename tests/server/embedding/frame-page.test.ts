/** The page of one element for frames of other sites. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, ORIGIN, type TestServer } from '../fixtures/test-server';

const SHOP = 'https://shop.test';

let server: TestServer;
let operator: string;
beforeAll(async () => {
  server = await createTestServer();
  const elements = path.join(server.folder, 'dist', 'elements');
  mkdirSync(elements, { recursive: true });
  writeFileSync(path.join(elements, 'project-editor.json'), '{}');
  await server.addUser({ email: 'boss@reseller.test', tenant: 'reseller', role: 'operator' });
  operator = await server.signIn();
});
afterAll(() => server.close());

const page = (query: string, tag = 'project-editor') =>
  server.fetch(`/embed/${tag}${query}`, { headers: { accept: 'text/html' } });
const allow = (token: string, origin: string, mayFrame: boolean) =>
  server.call('POST', '/api/v1/allowed-origin', { token, json: { origin, mayFrame } });

test('a site that no tenant allows gets words, and no element', async () => {
  await allow(operator, 'https://calls.test', false);
  for (const query of ['', `?origin=${SHOP}`, '?origin=https://calls.test', '?origin=<script>', '?origin=*']) {
    const answer = await page(query);
    expect(answer.status, query).toBe(403);
    const html = await answer.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('Allowed origins');
  }
});

test('a site that may show pages in a frame is the only one that can', async () => {
  await allow(operator, SHOP, true);
  const answer = await page(`?origin=${SHOP}&locale=de&dir=rtl&theme=dark`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP}`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(answer.headers.get('x-frame-options')).toBeNull();
  const html = await answer.text();
  expect(html).toContain('<html lang="de" dir="rtl">');
  expect(html).toContain('<meta name="color-scheme" content="dark">');
  expect(html).toContain('/sdk/v1/frame-page.js');
});

test('what the address says is never markup', async () => {
  const html = await (await page(`?origin=${SHOP}&locale="><img src=x>&theme="onload="x&dir=x`)).text();
  expect(html).toContain('<html lang="en" dir="ltr">');
});

test('there is no page of what is no element', async () => {
  for (const tag of ['no-such-element', 'script', '..%2f..%2fapi'])
    expect((await page(`?origin=${SHOP}`, tag)).status, tag).toBe(404);
});

test('a call from the page counts as one of the site around it', async () => {
  await allow(operator, SHOP, true);
  const reseller = await server.signIn('boss@reseller.test');
  const call = (token: string, origin: string) =>
    server.fetch('/api/v1/user', {
      headers: {
        authorization: `Bearer ${token}`,
        'sec-fetch-site': 'same-origin',
        referer: `${ORIGIN}/embed/project-editor?origin=${encodeURIComponent(origin)}`,
      },
    });
  expect((await call(operator, SHOP)).status).toBe(200);
  const refused = await call(reseller, SHOP);
  expect(refused.status).toBe(403);
  expect((await refused.json()).code).toBe('origin_not_allowed');
});

test('the app shows previews in frames, and nothing in the name of its origin enters the policy', async () => {
  const answer = await page(`?origin=${ORIGIN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${ORIGIN}`);
  for (const origin of [`${ORIGIN}/`, `${ORIGIN}/;script-src *`, `${ORIGIN} *`, 'ftp:', 'null'])
    expect((await page(`?origin=${encodeURIComponent(origin)}`)).status, origin).toBe(403);
});
