import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appUser } from '../../../../server/account/tables';
import { makeKey } from '../../fixtures/api-key';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let key: string;
let makerId: number;
beforeAll(async () => {
  server = await createTestServer();
  makerId = await server.addUser({ email: 'shop@reseller.test', tenant: 'reseller', role: 'reseller' });
  key = await makeKey(server, await server.signIn('shop@reseller.test'));
  await server.call('POST', '/api/v1/tenant/users', { token: key, json: { externalId: 'ann' } });
});
afterAll(() => server.close());
beforeEach(() => change(makerId, { status: 'active', role: 'reseller' }));

const change = (id: number, values: Partial<typeof appUser.$inferInsert>) =>
  server.services.db.update(appUser).set(values).where(eq(appUser.id, id));
const projects = async (externalId?: string) => {
  const headers = externalId === undefined ? {} : { 'spotreel-user': externalId };
  const { status, json } = await server.call('GET', '/api/v1/project', { token: key, headers });
  return [status, json.code];
};

test('the key acts for its maker, and for people whom the tenant’s server made', async () => {
  expect(await projects()).toEqual([200, undefined]);
  expect(await projects('ann')).toEqual([200, undefined]);
});

test('a person whom the tenant does not have is not found', async () => {
  await server.addUser({ email: 'foreign@other.test', tenant: 'other' });
  await change((await server.addUser({ email: 'eve@other.test', tenant: 'other' })) ?? 0, { externalId: 'eve' });
  expect(await projects('eve')).toEqual([404, 'not_found']);
  expect(await projects('')).toEqual([404, 'not_found']);
});

test('staff of the tenant are out of reach', async () => {
  const id = await server.addUser({ email: 'boss@reseller.test', tenant: 'reseller', role: 'reseller' });
  await change(id, { externalId: 'boss' });
  expect(await projects('boss')).toEqual([409, 'user_protected']);
});

test('a suspended person, and a suspended maker, end it', async () => {
  await server.call('PUT', '/api/v1/tenant/users/ann/status', { token: key, json: { status: 'suspended' } });
  expect(await projects('ann')).toEqual([403, 'forbidden']);
  await change(makerId, { status: 'suspended' });
  expect(await projects()).toEqual([403, 'forbidden']);
});

test('a maker who has left the tenant ends it', async () => {
  const [other] = await server.services.db.select().from(appUser).where(eq(appUser.email, 'foreign@other.test'));
  const [maker] = await server.services.db.select().from(appUser).where(eq(appUser.id, makerId));
  await change(makerId, { tenantId: other?.tenantId ?? 0 });
  expect(await projects()).toEqual([403, 'forbidden']);
  await change(makerId, { tenantId: maker?.tenantId ?? 0 });
});
