import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_ALLOWED_ORIGINS } from '../../../../sdk/contract';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let token: string;
let rival: string;
beforeAll(async () => {
  server = await createTestServer({ corsOrigins: ['https://everybody.test'] });
  await server.addUser({ email: 'shop@reseller.test', tenant: 'reseller', role: 'reseller' });
  await server.addUser({ email: 'boss@rival.test', tenant: 'rival', role: 'agency_admin' });
  token = await server.signIn('shop@reseller.test');
  rival = await server.signIn('boss@rival.test');
});
afterAll(() => server.close());

const allow = (origin: string, as = token) =>
  server.call('POST', '/api/v1/allowed-origin', { token: as, json: { origin } });
const list = async () => (await server.call('GET', '/api/v1/allowed-origin', { token })).json.data;
const me = (origin: string, as: string) => server.call('GET', '/api/v1/user', { token: as, headers: { origin } });
const preflight = (origin: string, path = '/api/v1/user') =>
  server.fetch(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });

describe('an allowed site', () => {
  test.each([
    ['https://Shop.Example.com/', 'https://shop.example.com'],
    ['https://shop.example.com:8443', 'https://shop.example.com:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('%s is written %s', async (given, origin) => {
    const { json } = await allow(given);
    expect(json.data).toMatchObject({ origin, mayFrame: false });
  });

  test.each(['*', 'https://*.example.com', 'http://shop.example.com', 'https://shop.example.com/page', 'shop', 'null'])(
    '%s is refused at its field',
    async (origin) => {
      const { status, json } = await allow(origin);
      expect([status, Object.keys(json.details)]).toEqual([422, ['origin']]);
    },
  );

  test('is on the list once, and may be let into frames later', async () => {
    await allow('https://twice.test');
    const again = { origin: 'https://twice.test', mayFrame: true };
    await server.call('POST', '/api/v1/allowed-origin', { token, json: again });
    const found = (await list()).filter(({ origin }: { origin: string }) => origin === 'https://twice.test');
    expect(found).toMatchObject([{ mayFrame: true }]);
  });

  test('calls from then on, and until it is removed', async () => {
    const origin = 'https://now.test';
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const { id } = (await allow(origin)).json.data;
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await me(origin, token)).status).toBe(200);
    await server.call('DELETE', `/api/v1/allowed-origin/${id}`, { token });
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await me(origin, token)).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('of another tenant may not call with this tenant’s tokens', async () => {
    await allow('https://rival.test', rival);
    expect((await preflight('https://rival.test')).status).toBe(204);
    expect((await me('https://rival.test', rival)).status).toBe(200);
    const { status, json } = await me('https://rival.test', token);
    expect([status, json.code]).toEqual([403, 'origin_not_allowed']);
    expect(json.message).toContain('https://rival.test');
  });

  test('of the whole server may call for everybody, as may the server’s own pages', async () => {
    for (const origin of ['https://everybody.test', 'http://spotreel.test']) {
      expect((await me(origin, token)).status).toBe(200);
      expect((await me(origin, rival)).status).toBe(200);
    }
  });

  test('gets no leave for calls with API keys', async () => {
    const response = await preflight('https://everybody.test', '/api/v1/tenant/users');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const other = await preflight('https://everybody.test', '/api/v1/tenant/users/a%20b/status');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('that another process added counts soon', async () => {
    const { allowedOrigin } = await import('../../../../server/account/origins/tables');
    await preflight('https://elsewhere.test');
    await server.services.db.insert(allowedOrigin).values({ tenantId: 1, origin: 'https://elsewhere.test' });
    expect((await preflight('https://elsewhere.test')).headers.get('access-control-allow-origin')).toBeNull();
    server.now += 15_000;
    expect((await preflight('https://elsewhere.test')).status).toBe(204);
  });

  test('is one of a bounded number', async () => {
    const known = (await list()).length;
    for (let index = known; index < MAX_ALLOWED_ORIGINS; index++) await allow(`https://site-${index}.test`);
    const { status, json } = await allow('https://one-more.test');
    expect([status, json.code]).toEqual([403, 'allowed_origin_limit']);
    expect((await allow('https://twice.test')).status).toBe(200);
  });
});
