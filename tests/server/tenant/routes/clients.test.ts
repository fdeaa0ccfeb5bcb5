import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser } from '../../../../server/account/tables';
import { addAgency, type TestAgency } from '../../fixtures/tenants';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let acme: TestAgency;
let bolt: TestAgency;
let helper: string;
let cleo: number;
let cleoToken: string;
beforeAll(async () => {
  server = await createTestServer();
  const operator = await server.signIn();
  acme = await addAgency(server, 'Acme', operator);
  bolt = await addAgency(server, 'Bolt', operator);
  cleo = await server.addUser({ email: 'cleo@acme.test', tenantId: acme.id, role: 'client' });
  await server.addUser({ email: 'cara@acme.test', tenantId: acme.id, role: 'client' });
  await server.addUser({ email: 'help@acme.test', tenantId: acme.id, role: 'agency_user' });
  await server.addUser({ email: 'bert@bolt.test', tenantId: bolt.id, role: 'client' });
  helper = await server.signIn('help@acme.test');
  cleoToken = await server.signIn('cleo@acme.test');
  const project = await server.call('POST', '/api/v1/project', {
    token: cleoToken,
    json: { recipeId: 1, name: 'Spring' },
  });
  await server.call('POST', `/api/v2/project/${project.json.data.id}/render`, { token: cleoToken });
});
afterAll(() => server.close());

const get = async (token: string, path: string) => (await server.call('GET', `/api${path}`, { token })).json;
const emails = async (token: string, query = '') =>
  (await get(token, `/v1/agency/client${query}`)).data.map(({ email }: { email: string }) => email);

test('an agency sees its clients with what they use; another one does not', async () => {
  expect(await emails(acme.admin)).toEqual(['cara@acme.test', 'cleo@acme.test']);
  expect(await emails(helper, '?search=CLE')).toEqual(['cleo@acme.test']);
  expect(await emails(bolt.admin)).toEqual(['bert@bolt.test']);
  const { data } = await get(acme.admin, `/v1/agency/client/${cleo}`);
  expect(data).toMatchObject({ projects: 1, mayActAs: true, mayManage: true, usages: { renders: 1 } });
  expect(Date.parse(data.lastSeenAt)).toBeGreaterThan(0);
  expect((await get(bolt.admin, `/v1/agency/client/${cleo}`)).code).toBe('not_found');
});

test('a client sees no list at all, so no siblings', async () => {
  for (const path of ['/v1/agency/client', '/v1/agency/creation', '/v1/tenant', '/v1/agency/summary'])
    expect((await get(cleoToken, path)).code).toBe('forbidden');
});

test('what clients made is listed with its owner and narrowed', async () => {
  const names = async (token: string, query = '') =>
    (await get(token, `/v1/agency/creation${query}`)).data.map(
      ({ name, owner }: { name: string; owner: { email: string } }) => [name, owner.email],
    );
  expect(await names(helper)).toEqual([['Spring', 'cleo@acme.test']]);
  expect(await names(acme.admin, `?client=${cleo}&search=spr`)).toEqual([['Spring', 'cleo@acme.test']]);
  expect(await names(acme.admin, '?search=autumn')).toEqual([]);
  expect(await names(bolt.admin)).toEqual([]);
  expect(await names(bolt.admin, `?client=${cleo}`)).toEqual([]);
});

test('numbers of a period count the own clients', async () => {
  const { data } = await get(acme.admin, '/v1/agency/summary?days=7');
  expect(data).toMatchObject({ clients: 2, activeClients: 1, projects: 1 });
  expect(data.days).toHaveLength(7);
  expect(data.days.at(-1)).toMatchObject({ projects: 1 });
  expect((await get(bolt.admin, '/v1/agency/summary')).data).toMatchObject({ clients: 1, projects: 0, topClients: [] });
});

const change = (token: string, json: unknown) => server.call('PUT', `/api/v1/agency/client/${cleo}`, { token, json });

test('limits of a client end at those of the admin', async () => {
  const over = await change(acme.admin, { limits: { organisationLimit: 2, renderLimit: 30 } });
  expect([over.status, over.json.details]).toEqual([422, { 'limits.organisationLimit': ['Your own limit is 1.'] }]);
  expect((await change(acme.admin, { limits: { organisationLimit: -1 } })).status).toBe(422);
  expect((await change(acme.admin, { limits: { renderLimit: 30 } })).json.data.limits.renderLimit).toBe(30);
  expect((await get(cleoToken, '/v1/user')).data.limits).toMatchObject({ renderLimit: 30, organisationLimit: 1 });
});

test('limits that are no numbers of ours are refused', async () => {
  expect((await change(acme.admin, { limits: { renderLimit: -2 } })).json.code).toBe('validation_failed');
  expect((await change(helper, { status: 'suspended' })).json.code).toBe('forbidden');
  expect((await change(bolt.admin, { status: 'suspended' })).json.code).toBe('not_found');
});

test('a suspended client is logged out, and the log says who did it', async () => {
  expect((await change(acme.admin, { status: 'suspended' })).json.data.status).toBe('suspended');
  expect((await get(cleoToken, '/v1/user')).code).toBe('jwt_invalid');
  const [entry] = (await get(acme.admin, '/v1/audit')).data;
  expect(entry).toMatchObject({ actor: 'boss@acme.test', subject: 'cleo@acme.test' });
  await change(acme.admin, { status: 'active' });
  expect(await server.signIn('cleo@acme.test')).toBeTruthy();
});

test('a deleted client is neither listed nor counted, and nobody acts as them', async () => {
  await server.addUser({ email: 'gone@acme.test', tenantId: acme.id, role: 'client' });
  const json = { email: 'gone@acme.test', password: PASSWORD };
  const token = await server.signIn('gone@acme.test');
  const ownTenant = async () => (await get(acme.admin, '/v1/tenant')).data.find((one: { isOwn: boolean }) => one.isOwn);
  const { people, clients } = await ownTenant();
  expect((await server.call('POST', '/api/v1/user/delete', { token, json })).status).toBe(200);
  expect((await emails(acme.admin)).filter((email: string) => email.startsWith('deleted'))).toEqual([]);
  expect(await ownTenant()).toMatchObject({ people: people - 1, clients: clients - 1 });
  const [row] = await server.services.db.select().from(appUser).where(isNotNull(appUser.deletedAt));
  const headers = { 'x-switch-user': row?.email ?? '' };
  expect((await server.call('GET', '/api/v1/user', { token: acme.admin, headers })).json.code).toBe('not_found');
});
