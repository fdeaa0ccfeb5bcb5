import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, tenant } from '../../../../server/account/tables';
import { beginActing } from '../../fixtures/acting';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'second@spotreel.test', role: 'operator' });
  await server.addUser({ email: 'boss@agency.test', tenant: 'agency', role: 'agency_admin' });
  await server.addUser({ email: 'peer@agency.test', tenant: 'agency', role: 'agency_admin' });
  await server.addUser({ email: 'staff@agency.test', tenant: 'agency', role: 'agency_user' });
  await server.addUser({ email: 'client@agency.test', tenant: 'agency', role: 'client' });
  await server.addUser({ email: 'shop@white.test', tenant: 'white', role: 'client' });
  await server.addUser({ email: 'client@rival.test', tenant: 'rival', role: 'client' });
  const { db } = server.services;
  const [agency] = await db.select().from(tenant).where(eq(tenant.slug, 'agency'));
  await db
    .update(tenant)
    .set({ kind: 'white_label', parentId: agency?.id ?? 0 })
    .where(eq(tenant.slug, 'white'));
});
afterAll(() => server.close());

const as = async (email: string, target: string) => {
  const token = await server.signIn(email);
  return server.call('GET', '/api/v1/user', { token, headers: await beginActing(server, token, target) });
};
const DEMO = 'demo@spotreel.test';

describe('acting as another person', () => {
  test.each([
    [DEMO, 'ann@spotreel.test'],
    [DEMO, 'boss@agency.test'],
    ['boss@agency.test', 'staff@agency.test'],
    ['boss@agency.test', 'client@agency.test'],
    ['boss@agency.test', 'shop@white.test'],
  ])('%s may act as %s', async (email, target) => {
    expect((await as(email, target)).json.data.email).toBe(target);
  });

  test.each([
    [DEMO, 'second@spotreel.test', 'forbidden'],
    ['boss@agency.test', 'peer@agency.test', 'forbidden'],
    ['boss@agency.test', DEMO, 'not_found'],
    ['boss@agency.test', 'client@rival.test', 'not_found'],
    ['staff@agency.test', 'client@agency.test', 'forbidden'],
    ['client@agency.test', 'boss@agency.test', 'forbidden'],
    ['ann@spotreel.test', DEMO, 'forbidden'],
  ])('%s may not act as %s', async (email, target, code) => {
    expect((await as(email, target)).json.code).toBe(code);
    const token = await server.signIn(email);
    const begun = await server.call('POST', '/api/v1/impersonation', { token, json: { email: target, reason: 'Why' } });
    expect(begun.json.code).toBe(code);
  });

  test('gives no rights of one’s own role', async () => {
    const token = await server.signIn(DEMO);
    const headers = await beginActing(server, token, 'client@agency.test');
    const { json } = await server.call('GET', '/api/v1/people', { token, headers });
    expect(json.code).toBe('forbidden');
  });
});

describe('the audit log', () => {
  test('has each change under the real name, and its begin and end', async () => {
    await server.services.db.delete(auditEntry);
    const token = await server.signIn('boss@agency.test');
    const headers = await beginActing(server, token, 'client@agency.test');
    const made = await server.call('POST', '/api/v1/project', { token, headers, json: { recipeId: 1 } });
    await server.call('GET', '/api/v1/project', { token, headers });
    const { id } = made.json.data;
    await server.call('DELETE', `/api/v1/project/${id}`, { token, headers });
    await server.call('POST', '/api/v1/impersonation/end', { token, headers });
    const { json } = await server.call('GET', '/api/v1/audit', { token });
    expect(json.data.map(({ request }: { request: string }) => request)).toEqual([
      'POST /v1/impersonation/end',
      `DELETE /v1/project/${id}`,
      'POST /v1/project',
      'POST /v1/impersonation',
    ]);
    expect(json.data[1]).toMatchObject({ actor: 'boss@agency.test', subject: 'client@agency.test' });
    expect(json.data.map(({ action }: { action: string }) => action)).toContain(
      'Begins to act as another person for a while.',
    );
    expect(json.data[1].action).toMatch(/^Deletes/);
    expect(json.totalCount).toBe(4);
  });

  test('does not say that a refused act was done', async () => {
    await server.services.db.delete(auditEntry);
    const token = await server.signIn('boss@agency.test');
    const headers = await beginActing(server, token, 'client@agency.test');
    await server.call('PUT', '/api/v1/user', { token, headers, json: { firstName: 'Cleo' } });
    const refused = await server.call('DELETE', '/api/v1/project/999999', { token, headers });
    expect(refused.status).toBe(404);
    const { json } = await server.call('GET', '/api/v1/audit', { token });
    const told = json.data.map(({ request, outcome }: Record<string, unknown>) => [request, outcome]);
    expect(told).toEqual([
      ['DELETE /v1/project/999999', 'refused'],
      ['PUT /v1/user', 'done'],
      ['POST /v1/impersonation', 'done'],
    ]);
  });

  test('is exported as lines of JSON, a page at a time, to those who may read it', async () => {
    const { db } = server.services;
    await db.delete(auditEntry);
    const [agency] = await db.select().from(tenant).where(eq(tenant.slug, 'agency'));
    const [rival] = await db.select().from(tenant).where(eq(tenant.slug, 'rival'));
    const entry = { actor: 'a', subject: 's', call: 'PUT /v1/user', request: 'PUT /v1/user' };
    const own = Array.from({ length: 501 }, () => ({ ...entry, tenantId: agency?.id ?? 0 }));
    await db.insert(auditEntry).values([...own, { ...entry, tenantId: rival?.id ?? 0 }]);
    const token = await server.signIn('boss@agency.test');
    const first = (await server.call('GET', '/api/v1/audit/export', { token })).json.data;
    const second = (await server.call('GET', `/api/v1/audit/export?before=${first.next}`, { token })).json.data;
    const read = (lines: string) =>
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    expect([read(first.lines).length, read(second.lines).length, second.next]).toEqual([500, 1, null]);
    expect(read(second.lines)[0]).toMatchObject({ actor: 'a', subject: 's', outcome: null });
    const staff = await server.signIn('staff@agency.test');
    expect((await server.call('GET', '/api/v1/audit/export', { token: staff })).json.code).toBe('forbidden');
  });

  test('says nothing of what people do in their own account', async () => {
    await server.services.db.delete(auditEntry);
    const token = await server.signIn('ann@spotreel.test');
    await server.call('PUT', '/api/v1/user', { token, json: { firstName: 'Ann' } });
    expect(await server.services.db.select().from(auditEntry)).toEqual([]);
  });

  test('shows each team its own entries, and those of tenants below it; operators see all', async () => {
    await server.services.db.delete(auditEntry);
    const operator = await server.signIn(DEMO);
    for (const email of ['client@agency.test', 'shop@white.test', 'client@rival.test']) {
      await beginActing(server, operator, email);
    }
    const subjects = async (token: string, query = '') =>
      (await server.call('GET', `/api/v1/audit${query}`, { token })).json.data.map(
        ({ subject }: { subject: string }) => subject,
      );
    expect(await subjects(operator)).toHaveLength(3);
    expect(await subjects(operator, '?search=RIVAL')).toEqual(['client@rival.test']);
    expect(await subjects(operator, '?search=%25')).toEqual([]);
    expect(await subjects(await server.signIn('boss@agency.test'))).toEqual(['shop@white.test', 'client@agency.test']);
  });
});

describe('people', () => {
  const list = async (email: string, query = '') =>
    (await server.call('GET', `/api/v1/people${query}`, { token: await server.signIn(email) })).json;

  test('are found by name and email, with whom one may act as', async () => {
    const { data, totalCount } = await list(DEMO, '?search=agency');
    expect(totalCount).toBe(4);
    expect(data.map(({ email, mayActAs }: Record<string, unknown>) => [email, mayActAs])).toContainEqual([
      'boss@agency.test',
      true,
    ]);
    expect((await list(DEMO, '?search=dana%20DEMO')).data[0]).toMatchObject({ email: DEMO, mayActAs: false });
    expect((await list(DEMO, '?perPage=2&page=2')).data).toHaveLength(2);
  });

  test('of other teams are not there', async () => {
    const { data } = await list('boss@agency.test');
    expect(data.map(({ email }: { email: string }) => email)).toEqual([
      'boss@agency.test',
      'client@agency.test',
      'peer@agency.test',
      'shop@white.test',
      'staff@agency.test',
    ]);
  });
});
