/** What an admin of an agency sees and changes on the pages of the agency, and what the others get of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency, type TestAgency } from '../../fixtures/tenants';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let acme: TestAgency;
let bolt: TestAgency;
let client: string;
beforeAll(async () => {
  server = await createTestServer();
  const operator = await server.signIn();
  acme = await addAgency(server, 'Acme', operator);
  bolt = await addAgency(server, 'Bolt', operator);
  await server.addUser({ email: 'cleo@acme.test', tenantId: acme.id, role: 'client' });
  client = await server.signIn('cleo@acme.test');
});
afterAll(() => server.close());

const call = async (method: string, token: string, path: string, json?: unknown) =>
  (await server.call(method, `/api/v1${path}`, { token, ...(json !== undefined && { json }) })).json;

test('details: a new name and look reach the people of the agency, and nobody else changes them', async () => {
  const path = `/tenant/${acme.id}`;
  expect((await call('PUT', acme.admin, path, { name: 'Acme Films' })).data).toMatchObject({ name: 'Acme Films' });
  const look = { accent: '#aa1144', supportUrl: 'https://acme.test/help' };
  expect((await call('PUT', acme.admin, `${path}/branding`, look)).data.own).toMatchObject(look);
  const { data: user } = await call('GET', client, '/user');
  expect(user.brand).toMatchObject({ name: 'Acme Films', supportUrl: 'https://acme.test/help' });
  for (const token of [client, bolt.admin])
    expect((await call('PUT', token, `${path}/branding`, { accent: '#000000' })).code).toMatch(
      /^(forbidden|not_found)$/,
    );
  expect((await call('GET', acme.admin, `${path}/branding`)).data.own.accent).toBe('#aa1144');
});

test('details: a field that is no field is refused, and nothing changes', async () => {
  const path = `/tenant/${acme.id}/branding`;
  const before = (await call('GET', acme.admin, path)).data;
  const { code, details } = await call('PUT', acme.admin, path, { primaryColor: '#112233', replyTo: 'a@acme.test' });
  expect([code, Object.keys(details)]).toEqual(['validation_failed', ['primaryColor']]);
  expect((await call('GET', acme.admin, path)).data).toEqual(before);
});

test('users: an admin sees the people of the agency alone, and a client sees none', async () => {
  const people = async (token: string) =>
    (await call('GET', token, '/people')).data.map(({ email }: { email: string }) => email).toSorted();
  expect(await people(acme.admin)).toContain('cleo@acme.test');
  expect(await people(bolt.admin)).not.toContain('cleo@acme.test');
  expect((await call('GET', client, '/people')).code).toBe('forbidden');
});

test('profile of a reseller: the reseller and the agency above change it, nobody else', async () => {
  const { data: tenant } = await call('POST', acme.admin, '/tenant', { name: 'Pier Video', kind: 'reseller' });
  await server.addUser({ email: 'rita@pier.test', tenantId: tenant.id, role: 'reseller' });
  const reseller = await server.signIn('rita@pier.test');
  const branding = `/tenant/${tenant.id}/branding`;
  expect((await call('GET', reseller, '/tenant/own')).data).toMatchObject({ id: tenant.id, name: 'Pier Video' });
  expect((await call('PUT', reseller, branding, { accent: '#116644' })).data.own.accent).toBe('#116644');
  expect((await call('GET', acme.admin, branding)).data.own.accent).toBe('#116644');
  expect((await call('PUT', acme.admin, `/tenant/${tenant.id}`, { name: 'Pier' })).data.name).toBe('Pier');
  expect((await call('GET', reseller, '/tenant/own')).data.name).toBe('Pier');
  for (const [token, path] of [
    [bolt.admin, branding],
    [reseller, `/tenant/${acme.id}/branding`],
  ] as const)
    expect((await call('PUT', token, path, { accent: '#000000' })).code).toMatch(/^(forbidden|not_found)$/);
});
