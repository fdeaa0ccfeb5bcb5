/** Which sites may show which pages in a frame. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenant } from '../../../server/account/tables';
import { ensureEnvironment } from '../../../server/survey/environments/environments';
import { createTestServer, type TestServer } from '../fixtures/test-server';

let server: TestServer;
let operator: string;
let reseller: string;
let surveyId: string;
beforeAll(async () => {
  server = await createTestServer();
  const page = path.join(server.folder, 'dist', 'host-app', 'index.html');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, '<!doctype html><title>Spotreel</title>');
  await server.addUser({ email: 'boss@reseller.test', tenant: 'reseller', role: 'operator' });
  operator = await server.signIn();
  reseller = await server.signIn('boss@reseller.test');
  const [row] = await server.services.db.select().from(tenant).where(eq(tenant.slug, 'reseller'));
  await ensureEnvironment(server.services.db, row?.id ?? 0);
  const survey = {
    name: 'Feedback',
    type: 'link',
    status: 'inProgress',
    questions: [{ id: 'why', type: 'openText', headline: 'Why?', required: false }],
  };
  surveyId = (await server.call('POST', '/api/v1/survey', { token: reseller, json: { survey } })).json.data.id;
});
afterAll(() => server.close());

const headersOf = async (address: string) =>
  (await server.fetch(address, { headers: { accept: 'text/html' } })).headers;
const allow = (token: string, origin: string, mayFrame: boolean) =>
  server.call('POST', '/api/v1/allowed-origin', { token, json: { origin, mayFrame } });

test('no page can be framed, even by sites that may call', async () => {
  await allow(operator, 'https://calls.test', false);
  for (const address of ['/', `/s/${surveyId}`]) {
    const headers = await headersOf(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('a tenant’s sites may frame that tenant’s pages alone', async () => {
  await allow(operator, 'https://house.test', true);
  await allow(reseller, 'https://shop.test', true);
  const app = await headersOf('/');
  expect(app.get('content-security-policy')).toContain("frame-ancestors 'self' https://house.test");
  expect(app.get('content-security-policy')).not.toContain('shop.test');
  expect(app.get('x-frame-options')).toBeNull();
  const survey = (await headersOf(`/s/${surveyId}`)).get('content-security-policy');
  expect(survey).toContain("frame-ancestors 'self' https://shop.test");
  expect(survey).not.toContain('house.test');
});

test('what is no page stays unframed', async () => {
  const { headers } = await server.call('GET', '/api/v1/user', { token: operator });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});
