import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency, createTestResolver, proveDomain, type TestAgency } from '../../fixtures/tenants';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const HOST = 'video.acme.com';
let server: TestServer;
let operator: string;
let acme: TestAgency;
beforeAll(async () => {
  const domainResolver = createTestResolver();
  server = await createTestServer({ domainResolver, publicUrl: 'https://app.house.com' });
  operator = await server.signIn();
  acme = await addAgency(server, 'Acme Film', operator);
  await proveDomain(server, domainResolver, acme, HOST);
});
afterAll(() => server.close());

const write = (kind: string, text: unknown, token = operator, tenantId = 1) =>
  server.call('PUT', `/api/v1/tenant/${tenantId}/legal-page?kind=${kind}`, { token, json: { text } });
const read = (query: string) => server.call('GET', `/api/v1/legal-page?${query}`);
const readAt = async (host: string, kind: string) =>
  (await server.fetch(`https://${host}/api/v1/legal-page?kind=${kind}`)).json();

test('nothing is written at first, and the app is told of no page', async () => {
  const { json } = await server.call('GET', '/api/v1/tenant/1/legal-page', { token: operator });
  expect(json.data).toEqual(['terms', 'privacy', 'cookies'].map((kind) => ({ kind, text: '', updatedAt: null })));
  expect((await read('kind=terms')).json.code).toBe('not_found');
  expect((await server.call('GET', '/api/v1/app')).json.data.legalPages).toEqual([]);
});

test('visitors read what an admin writes as blocks, in which no HTML is markup and no link a script', async () => {
  const text = '## Be *kind*\n\n<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](https://b.test)';
  expect((await write('terms', `\n${text}\n`)).json.data).toMatchObject({ kind: 'terms', text });
  const { blocks } = (await read('kind=terms')).json.data;
  expect(blocks[0]).toMatchObject({ type: 'heading', id: 'be-kind' });
  expect(JSON.stringify(blocks)).not.toContain('"href":"javascript');
  expect(blocks.flatMap(({ spans }: { spans: object[] }) => spans)).toContainEqual({
    text: 'b',
    href: 'https://b.test',
  });
  const { legalPages } = (await server.call('GET', '/api/v1/app')).json.data;
  expect(legalPages).toEqual([{ kind: 'terms', path: '/terms' }]);
});

test('an empty text takes the page away', async () => {
  await write('cookies', 'Two cookies.');
  expect((await write('cookies', '  ')).json.data).toEqual({ kind: 'cookies', text: '', updatedAt: null });
  expect((await read('kind=cookies')).status).toBe(404);
});

test('an agency shows its own pages at its domain, and nothing of the house', async () => {
  await write('terms', 'Of the house.');
  expect((await readAt(HOST, 'terms')).code).toBe('not_found');
  await write('privacy', 'Of the agency.', acme.admin, acme.id);
  expect((await readAt(HOST, 'privacy')).data.blocks).toEqual([
    { type: 'paragraph', spans: [{ text: 'Of the agency.' }] },
  ]);
  expect((await read('kind=privacy')).status).toBe(404);
  expect((await read(`kind=privacy&tenantId=${acme.id}`)).status).toBe(200);
  const { brand } = (await server.call('GET', '/api/v1/user', { token: acme.admin })).json.data;
  expect(brand.legalPages).toEqual([{ kind: 'privacy', path: `/privacy?tenant=${acme.id}` }]);
});

test('people below an agency read its pages until their own tenant writes one', async () => {
  const json = { name: 'Cafe', kind: 'white_label' };
  const { id } = (await server.call('POST', '/api/v1/tenant', { token: acme.admin, json })).json.data;
  const blocks = async () => JSON.stringify((await read(`kind=privacy&tenantId=${id}`)).json.data.blocks);
  expect(await blocks()).toContain('Of the agency.');
  await write('privacy', 'Of the cafe.', acme.admin, id);
  expect(await blocks()).toContain('Of the cafe.');
});

test('only admins write, and only for their own tenant or one below it', async () => {
  await server.addUser({ email: 'ann@spotreel.test' });
  const user = await server.signIn('ann@spotreel.test');
  expect((await write('terms', 'Mine', user)).json.code).toBe('forbidden');
  expect((await write('terms', 'Mine', acme.admin, 1)).json.code).toBe('not_found');
  expect((await server.call('GET', '/api/v1/tenant/1/legal-page', { token: acme.admin })).status).toBe(404);
  expect((await server.call('PUT', '/api/v1/tenant/1/legal-page?kind=terms', { json: { text: 'x' } })).status).toBe(
    401,
  );
});

test.each([
  ['imprint', 'Text'],
  ['terms', 'x'.repeat(50_001)],
  ['terms', 7],
  ['terms', 'a\u0000b'],
])('%s with such a text is refused', async (kind, text) => {
  expect((await write(kind, text)).status).toBe(422);
});

test('an unknown tenant has no page', async () => {
  expect((await read('kind=terms&tenantId=99999')).json.code).toBe('not_found');
});

test('the log says who wrote a page of which tenant', async () => {
  const { json } = await server.call('GET', `/api/v1/audit?search=legal-page`, { token: operator });
  const requests = json.data.map(({ request }: { request: string }) => request);
  expect(requests).toContain(`PUT /v1/tenant/${acme.id}/legal-page`);
  expect(json.data[0]).toMatchObject({ action: 'Writes a legal page of a tenant.' });
});
