import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency, type TestAgency } from '../../fixtures/tenants';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let operator: string;
let acme: TestAgency;
let bolt: TestAgency;
beforeAll(async () => {
  server = await createTestServer({ publicUrl: 'https://videos.example' });
  operator = await server.signIn();
  acme = await addAgency(server, 'Acme Film', operator);
  bolt = await addAgency(server, 'Bolt', operator);
});
afterAll(() => server.close());

const make = (token: string, json: unknown) => server.call('POST', '/api/v1/tenant', { token, json });
const list = async (token: string, query = '') =>
  (await server.call('GET', `/api/v1/tenant${query}`, { token })).json.data.map(({ name }: { name: string }) => name);

test('an admin sees the own tenant and those below it, however deep', async () => {
  const { json } = await make(acme.admin, { name: 'Acme Partner', kind: 'reseller' });
  await server.addUser({ email: 'partner@acme.test', tenantId: json.data.id, role: 'reseller' });
  const partner = await server.signIn('partner@acme.test');
  await make(partner, { name: 'Bakery', kind: 'white_label' });
  expect(await list(partner)).toEqual(['Acme Partner', 'Bakery']);
  expect(await list(acme.admin)).toEqual(['Acme Film', 'Acme Partner', 'Bakery']);
  expect(await list(bolt.admin)).toEqual(['Bolt']);
  expect(await list(operator)).toEqual(['Acme Film', 'Acme Partner', 'Bakery', 'Bolt', 'Spotreel']);
});

test('a list is searched, narrowed by kind, and read page by page', async () => {
  expect(await list(operator, '?search=ACME')).toEqual(['Acme Film', 'Acme Partner']);
  expect(await list(operator, '?kind=white_label')).toEqual(['Bakery']);
  expect(await list(operator, '?perPage=2&page=2')).toEqual(['Bakery', 'Bolt']);
  expect(await list(acme.admin, '?slug=bakery')).toEqual(['Bakery']);
  expect(await list(bolt.admin, '?slug=bakery')).toEqual([]);
});

test('each kind of tenant makes those that belong below it', async () => {
  expect((await make(acme.admin, { name: 'Agency two', kind: 'agency' })).json.code).toBe('forbidden');
  const { json } = await make(acme.admin, { name: 'Shop', kind: 'white_label' });
  await server.addUser({ email: 'shop@acme.test', tenantId: json.data.id, role: 'agency_admin' });
  const shop = await server.signIn('shop@acme.test');
  expect((await make(shop, { name: 'Deeper', kind: 'white_label' })).json.code).toBe('forbidden');
});

test('slugs are unique: one from the name gets a number, one that was asked for is refused at its field', async () => {
  const first = await make(acme.admin, { name: 'Müller & Söhne', kind: 'white_label' });
  const second = await make(bolt.admin, { name: 'Muller Sohne', kind: 'white_label' });
  expect([first.json.data.slug, second.json.data.slug]).toEqual(['muller-sohne', 'muller-sohne-2']);
  const taken = await make(bolt.admin, { name: 'Third', kind: 'white_label', slug: 'muller-sohne' });
  expect([taken.status, taken.json.code, Object.keys(taken.json.details)]).toEqual([409, 'name_taken', ['slug']]);
  const change = { token: bolt.admin, json: { slug: 'acme-film' } };
  expect((await server.call('PUT', `/api/v1/tenant/${bolt.id}`, change)).json.code).toBe('name_taken');
});

test('a name is required, and a kind that exists', async () => {
  const { status, json } = await make(operator, { name: ' ', kind: 'castle' });
  expect([status, Object.keys(json.details).toSorted()]).toEqual([422, ['kind', 'name']]);
});

test('people of a closed tenant, and of those below it, are logged out and stay out until it opens', async () => {
  const { json } = await make(operator, { name: 'Gone', kind: 'agency' });
  await server.addUser({ email: 'boss@gone.test', tenantId: json.data.id, role: 'agency_admin' });
  const boss = await server.signIn('boss@gone.test');
  const below = (await make(boss, { name: 'Below', kind: 'white_label' })).json.data;
  await server.addUser({ email: 'cleo@gone.test', tenantId: below.id, role: 'client' });
  const cleo = await server.signIn('cleo@gone.test');
  const archive = (archived: boolean) =>
    server.call('POST', `/api/v1/tenant/${json.data.id}/archive`, { token: operator, json: { archived } });
  expect((await archive(true)).json.data.archived).toBe(true);
  expect((await server.call('GET', '/api/v1/user', { token: cleo })).json.code).toBe('jwt_invalid');
  const again = { json: { email: 'cleo@gone.test', password: 'correct horse battery' } };
  expect((await server.call('POST', '/api/v1/security/login', again)).json.code).toBe('forbidden');
  expect(await list(operator, '?archived=true')).toEqual(['Gone']);
  await archive(false);
  expect((await server.call('POST', '/api/v1/security/login', again)).status).toBe(200);
});

test('nobody closes the own tenant', async () => {
  const own = { token: acme.admin, json: { archived: true } };
  expect((await server.call('POST', `/api/v1/tenant/${acme.id}/archive`, own)).json.code).toBe('forbidden');
});

test('an agency invites into a tenant below it, in the roles of its kind, and nowhere else', async () => {
  const { data: shop } = (await make(acme.admin, { name: 'Florist', kind: 'white_label' })).json;
  const invite = (token: string, json: unknown) => server.call('POST', '/api/v1/invitation', { token, json });
  const draft = { email: 'flo@florist.test', role: 'client', tenantId: shop.id };
  expect((await invite(bolt.admin, draft)).status).toBe(404);
  expect((await invite(acme.admin, { ...draft, role: 'reseller' })).json.code).toBe('forbidden');
  expect((await invite(acme.admin, draft)).json.data).toMatchObject({ email: draft.email, tenantName: 'Florist' });
  const seen = (await server.call('GET', '/api/v1/invitation', { token: acme.admin })).json.data;
  expect(seen.map(({ email }: { email: string }) => email)).toEqual(['flo@florist.test']);
  expect((await server.call('GET', '/api/v1/invitation', { token: bolt.admin })).json.data).toEqual([]);
});
