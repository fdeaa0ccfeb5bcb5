import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usageEvent } from '../../../server/tracking/tables';
import { createTestServer, type TestServer } from '../fixtures/test-server';

describe('tracking', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn();
  });
  afterAll(() => server.close());

  const track = (body: unknown, headers: Record<string, string> = { 'x-auth-token': token }) =>
    server.call('POST', '/api/track', { json: body, headers });
  const view = { event: 'view_page', source: 'backend', user_agent: 'x', page_url: 'https://app.test/project/12?a=b' };

  test('takes events of whoever the token names, whatever the body says', async () => {
    const { status, json } = await track({ ...view, email: 'somebody@else.test', user_id: 999 });
    expect([status, json]).toEqual([200, { data: {} }]);
    const rows = await server.services.db.select().from(usageEvent);
    expect(rows).toEqual([expect.objectContaining({ page: '/project/:id', userId: expect.any(Number) })]);
    expect(rows[0]?.userId).not.toBe(999);
  });

  test('refuses strangers and unknown events', async () => {
    expect((await track(view, {})).json.message).toBe('JWT Token not found');
    expect((await track(view, { 'x-auth-token': 'nonsense' })).status).toBe(401);
    expect((await track({ ...view, event: 'buy' })).status).toBe(422);
  });

  test('tells an operator days, pages, people and the funnel', async () => {
    await track({ event: 'login', source: 'password' });
    await track({ event: 'new_project', source: 'grid', search_term: 'Sale' });
    await track(view);
    const { status, json } = await server.call('GET', '/api/v1/usage?days=7', { token });
    expect(status).toBe(200);
    expect(json.data.days).toHaveLength(7);
    expect(json.data.days.at(-1)).toMatchObject({ login: 1, new_project: 1, view_page: 2 });
    expect(json.data.pages).toEqual([{ page: '/project/:id', views: 2, users: 1 }]);
    expect(json.data.users).toMatchObject([{ email: 'demo@spotreel.test', events: 4 }]);
    expect(json.data.funnel).toEqual([
      { step: 'login', users: 1 },
      { step: 'new_project', users: 1 },
      { step: 'render', users: 0 },
      { step: 'render_done', users: 0 },
    ]);
  });

  test('tells nobody else, and nothing of other tenants', async () => {
    await server.addUser({ email: 'plain@spotreel.test' });
    const plain = await server.signIn('plain@spotreel.test');
    expect((await server.call('GET', '/api/v1/usage', { token: plain })).status).toBe(403);
    await server.addUser({ email: 'boss@shop.test', tenant: 'shop', role: 'operator' });
    const boss = await server.signIn('boss@shop.test');
    const { json } = await server.call('GET', '/api/v1/usage', { token: boss });
    expect(json.data.users).toEqual([]);
  });
});
