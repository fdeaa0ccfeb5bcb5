import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUser, tenant } from '../../../../server/account/tables';
import { project } from '../../../../server/project/tables';
import { makeKey } from '../../fixtures/api-key';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let key: string;
let tenantId: number;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'shop@reseller.test', tenant: 'reseller', role: 'reseller' });
  await server.addUser({ email: 'login@reseller.test', tenant: 'reseller' });
  await server.addUser({ email: 'other@rival.test', tenant: 'rival' });
  key = await makeKey(server, await server.signIn('shop@reseller.test'));
  const [row] = await server.services.db.select().from(tenant).where(eq(tenant.slug, 'reseller'));
  tenantId = row?.id ?? 0;
});
afterAll(() => server.close());

const put = (json: unknown) => server.call('POST', '/api/v1/tenant/users', { token: key, json });
const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/v1/tenant/users${path}`, { token: key, ...(json !== undefined && { json }) });
const rowOf = async (externalId: string) => {
  const own = and(eq(appUser.tenantId, tenantId), eq(appUser.externalId, externalId));
  const [row] = await server.services.db.select().from(appUser).where(own);
  return row;
};

describe('a person of a tenant’s server', () => {
  test('is made on first use, and the same one ever after', async () => {
    const first = (await put({ externalId: 'c-1', firstName: 'Ada' })).json.data;
    expect(first).toMatchObject({ externalId: 'c-1', firstName: 'Ada', email: null, role: 'user', created: true });
    const second = (await put({ externalId: 'c-1' })).json.data;
    expect(second).toMatchObject({ id: first.id, firstName: 'Ada', created: false });
    expect(await rowOf('c-1')).toMatchObject({ passwordHash: null, tenantId });
  });

  test('is one person when two first uses come at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => put({ externalId: 'at-once' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    expect(answers.filter(({ json }) => json.data.created)).toHaveLength(1);
  });

  test('changes in what is given alone', async () => {
    await put({ externalId: 'c-2', email: 'Bo@Customer.test', firstName: 'Bo', limits: { organisationLimit: 0 } });
    const { json } = await put({ externalId: 'c-2', lastName: 'Berg', role: 'client' });
    expect(json.data).toMatchObject({
      email: 'bo@customer.test',
      firstName: 'Bo',
      lastName: 'Berg',
      role: 'client',
      limits: { organisationLimit: 0 },
    });
  });

  test.each([
    ['a person of another tenant', 'other@rival.test'],
    ['an account with a password', 'login@reseller.test'],
    ['an admin of the tenant', 'shop@reseller.test'],
    ['the operator', 'demo@spotreel.test'],
    ['another of its people', 'taken@customer.test'],
  ])('is never %s', async (_who, email) => {
    await put({ externalId: 'holder', email: 'taken@customer.test' });
    const before = await server.services.db.select().from(appUser).where(eq(appUser.email, email));
    const made = await put({ externalId: 'thief', email });
    expect([made.status, made.json.code]).toEqual([409, 'email_taken']);
    await put({ externalId: 'c-3' });
    const changed = await put({ externalId: 'c-3', email });
    expect([changed.status, changed.json.code]).toEqual([409, 'email_taken']);
    expect(await server.services.db.select().from(appUser).where(eq(appUser.email, email))).toEqual(before);
    expect(await rowOf('thief')).toBeUndefined();
  });

  test('keeps the address that it logs in with', async () => {
    await put({ externalId: 'c-4', email: 'cy@customer.test' });
    await server.services.db.update(appUser).set({ passwordHash: 'hash' }).where(eq(appUser.externalId, 'c-4'));
    const { status, json } = await put({ externalId: 'c-4', email: 'thief@customer.test' });
    expect([status, json.code]).toEqual([409, 'user_protected']);
    expect((await put({ externalId: 'c-4', firstName: 'Cy' })).status).toBe(200);
  });

  test('who became staff is out of reach', async () => {
    await put({ externalId: 'c-5' });
    await server.services.db.update(appUser).set({ role: 'reseller' }).where(eq(appUser.externalId, 'c-5'));
    const answers = [
      await put({ externalId: 'c-5', role: 'user' }),
      await call('PUT', '/c-5/status', { status: 'suspended' }),
      await call('DELETE', '/c-5'),
    ];
    for (const { status, json } of answers) expect([status, json.code]).toEqual([409, 'user_protected']);
    expect(await rowOf('c-5')).toMatchObject({ role: 'reseller', status: 'active' });
  });

  test.each([
    [{ externalId: '' }, 'externalId'],
    [{ externalId: 'a/b' }, 'externalId'],
    [{ externalId: 'x', email: 'nobody' }, 'email'],
    [{ externalId: 'x', role: 'operator' }, 'role'],
    [{ externalId: 'x', limits: { concurrentRenderLimit: 99 } }, 'limits.concurrentRenderLimit'],
    [{ externalId: 'x', limits: { recipeDurationLimit: -1 } }, 'limits.recipeDurationLimit'],
    [{ externalId: 'x', limits: { everything: 1 } }, 'limits'],
  ])('%j is refused at its field', async (draft, field) => {
    const { status, json } = await put(draft);
    expect([status, Object.keys(json.details)]).toEqual([422, [field]]);
    expect(await rowOf('x')).toBeUndefined();
  });

  test('has no limit above the one of the admin who made the key, unless an operator made it', async () => {
    const draft = { externalId: 'many-brands', limits: { organisationLimit: 2 } };
    const refused = await put(draft);
    expect([refused.status, refused.json.details]).toEqual([
      422,
      { 'limits.organisationLimit': ['Your own limit is 1.'] },
    ]);
    const token = await makeKey(server, await server.signIn('demo@spotreel.test'));
    const { status, json } = await server.call('POST', '/api/v1/tenant/users', { token, json: draft });
    expect([status, json.data.limits]).toEqual([200, draft.limits]);
  });

  test('is listed and found', async () => {
    await put({ externalId: 'find me' });
    const all = await call('GET', '?perPage=1');
    expect(all.json.data).toHaveLength(1);
    expect(all.json.numPages).toBe(all.json.totalCount);
    expect((await call('GET', '/find%20me')).json.data.externalId).toBe('find me');
    expect((await call('GET', '/nobody')).json.code).toBe('not_found');
  });

  test('is suspended, and let in again', async () => {
    await put({ externalId: 'c-6' });
    expect((await call('PUT', '/c-6/status', { status: 'suspended' })).json.data.status).toBe('suspended');
    expect((await rowOf('c-6'))?.status).toBe('suspended');
    expect((await call('PUT', '/c-6/status', { status: 'active' })).json.data.status).toBe('active');
  });

  test('is deleted with everything', async () => {
    const { id } = (await put({ externalId: 'c-7' })).json.data;
    const token = await server.services.accessTokens.issue({ userId: id, sessionId: 'test' });
    const made = await server.call('POST', '/api/v1/project', { token, json: { recipeId: 1 } });
    await server.call('POST', `/api/v2/project/${made.json.data.id}/render`, { token });
    expect((await call('DELETE', '/c-7')).json.data).toEqual({ deleted: true });
    expect(await rowOf('c-7')).toBeUndefined();
    expect(await server.services.db.select().from(project).where(eq(project.ownerId, id))).toEqual([]);
    expect((await server.call('GET', '/api/v1/user', { token })).status).toBe(401);
    expect((await call('DELETE', '/c-7')).status).toBe(404);
    expect((await put({ externalId: 'c-7' })).json.data.created).toBe(true);
  });
});
