import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_API_KEYS } from '../../../../sdk/contract';
import { isKeyUsable } from '../../../../server/account/keys/live-keys';
import { apiKey } from '../../../../server/account/keys/tables';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { makeKey } from '../../fixtures/api-key';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const HOUR_MS = 60 * 60 * 1000;
let server: TestServer;
let token: string;
beforeAll(async () => {
  const rateLimits = { ...DEFAULT_RATE_LIMITS, apiKey: { points: 40, seconds: 60 } };
  server = await createTestServer({ rateLimits });
  await server.addUser({ email: 'shop@reseller.test', tenant: 'reseller', role: 'reseller' });
  token = await server.signIn('shop@reseller.test');
});
afterAll(() => server.close());

const make = (json: unknown) => server.call('POST', '/api/v1/api-key', { token, json });
const list = async () => (await server.call('GET', '/api/v1/api-key', { token })).json.data;
const users = (key: string, headers = {}) => server.call('GET', '/api/v1/tenant/users', { token: key, headers });
const statusOf = async (key: string) => (await users(key)).status;

describe('an API key', () => {
  test('is shown once, and stored as a hash', async () => {
    const { json } = await make({ name: ' Shop ', scopes: ['users:read'] });
    const { key, secret } = json.data;
    expect(secret).toMatch(/^sr_live_[0-9a-f]{8}_[0-9a-f]{64}$/);
    expect(secret.startsWith(key.prefix)).toBe(true);
    expect(key).toMatchObject({
      name: 'Shop',
      scopes: ['users:read'],
      createdBy: 'shop@reseller.test',
      lastUsedAt: null,
    });
    const stored = JSON.stringify(await server.services.db.select().from(apiKey));
    const own = secret.slice(secret.lastIndexOf('_') + 1);
    expect(stored).not.toContain(own);
    expect(JSON.stringify(await list())).not.toContain(own);
  });

  test('works for its scopes alone, and says which one is missing', async () => {
    const key = await makeKey(server, token, ['users:read']);
    expect(await statusOf(key)).toBe(200);
    const { status, json } = await server.call('POST', '/api/v1/tenant/users', {
      token: key,
      json: { externalId: 'a' },
    });
    expect([status, json.code]).toEqual([403, 'api_key_scope']);
    expect(json.message).toContain('users:write');
  });

  test.each([
    ['nothing', ''],
    ['no key', 'abc'],
    ['a key of nobody', `sr_live_00000000_${'0'.repeat(64)}`],
  ])('%s is refused', async (_what, key) => {
    const { status, json } = await users(key);
    expect([status, json.code]).toEqual([401, 'api_key_invalid']);
  });

  test('with a wrong secret is refused', async () => {
    const key = await makeKey(server, token);
    const last = key.endsWith('0') ? '1' : '0';
    expect(await statusOf(key.slice(0, -1) + last)).toBe(401);
  });

  test('does not work while its tenant is archived, nor do the tokens that it made', async () => {
    const operator = await server.signIn();
    const { json: made } = await server.call('POST', '/api/v1/tenant', {
      token: operator,
      json: { name: 'Closing', kind: 'agency' },
    });
    await server.addUser({ email: 'boss@closing.test', tenantId: made.data.id, role: 'agency_admin' });
    const key = await makeKey(server, await server.signIn('boss@closing.test'));
    const [row] = await server.services.db.select().from(apiKey).where(eq(apiKey.tenantId, made.data.id));
    const isUsable = () => isKeyUsable(server.services.db, row?.id ?? 0, server.services.clock);
    expect([await statusOf(key), await isUsable()]).toEqual([200, true]);
    const archive = (archived: boolean) =>
      server.call('POST', `/api/v1/tenant/${made.data.id}/archive`, { token: operator, json: { archived } });
    await archive(true);
    expect([await statusOf(key), await isUsable()]).toEqual([401, false]);
    await archive(false);
    expect([await statusOf(key), await isUsable()]).toEqual([200, true]);
  });

  test('is refused in a browser', async () => {
    const key = await makeKey(server, token);
    const { status, json } = await users(key, { origin: 'https://shop.test' });
    expect([status, json.code]).toEqual([403, 'api_key_in_browser']);
    // also for a call that no key opens: it is the first that an element makes
    const user = await server.call('GET', '/api/v1/user', { token: key, headers: { origin: 'https://shop.test' } });
    expect([user.status, user.json.code]).toEqual([403, 'api_key_in_browser']);
  });

  test('gets a new secret; the former one works until its time is over', async () => {
    const { data } = (await make({ name: 'Rotated', scopes: ['users:read'] })).json;
    const rotate = (graceHours: number) =>
      server.call('POST', `/api/v1/api-key/${data.key.id}/rotate`, { token, json: { graceHours } });
    const next = (await rotate(2)).json.data;
    expect(next.secret).not.toBe(data.secret);
    expect(next.secret.startsWith(data.key.prefix)).toBe(true);
    expect([await statusOf(data.secret), await statusOf(next.secret)]).toEqual([200, 200]);
    const start = server.now;
    server.now = start + 2 * HOUR_MS + 1;
    expect([await statusOf(data.secret), await statusOf(next.secret)]).toEqual([401, 200]);
    server.now = start;
    const last = (await rotate(0)).json.data;
    expect([await statusOf(next.secret), await statusOf(last.secret)]).toEqual([401, 200]);
  });

  test('stops when it expires', async () => {
    const { secret } = (await make({ name: 'Short', scopes: ['users:read'], lifetimeDays: 1 })).json.data;
    expect(await statusOf(secret)).toBe(200);
    const start = server.now;
    server.now = start + 24 * HOUR_MS + 1;
    expect(await statusOf(secret)).toBe(401);
    server.now = start;
  });

  test('is revoked at once, and off the list', async () => {
    const { key, secret } = (await make({ name: 'Gone', scopes: ['users:read'] })).json.data;
    const revoke = () => server.call('DELETE', `/api/v1/api-key/${key.id}`, { token });
    expect((await revoke()).status).toBe(200);
    expect(await statusOf(secret)).toBe(401);
    expect((await list()).map(({ id }: { id: number }) => id)).not.toContain(key.id);
    expect((await revoke()).status).toBe(404);
    const again = await server.call('POST', `/api/v1/api-key/${key.id}/rotate`, { token, json: {} });
    expect(again.status).toBe(404);
  });

  test('notes its use at most once a minute', async () => {
    const { key, secret } = (await make({ name: 'Used', scopes: ['users:read'] })).json.data;
    const usedAt = async () => (await list()).find(({ id }: { id: number }) => id === key.id).lastUsedAt;
    await users(secret);
    const first = await usedAt();
    server.now += 30_000;
    await users(secret);
    expect(await usedAt()).toBe(first);
    server.now += 31_000;
    await users(secret);
    expect(await usedAt()).not.toBe(first);
  });

  test('is limited by itself', async () => {
    const busy = await makeKey(server, token);
    const other = await makeKey(server, token);
    for (let call = 0; call < 40; call++) await users(busy);
    const { status, json, headers } = await users(busy);
    expect([status, json.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf(other)).toBe(200);
  });

  test.each([
    [{ name: '', scopes: ['users:read'] }, 'name'],
    [{ name: 'No rights', scopes: [] }, 'scopes'],
    [{ name: 'Too much', scopes: ['everything'] }, 'scopes.0'],
    [{ name: 'No time', scopes: ['users:read'], lifetimeDays: 0 }, 'lifetimeDays'],
  ])('%j is refused at its field', async (draft, field) => {
    const { status, json } = await make(draft);
    expect(status).toBe(422);
    expect(Object.keys(json.details)).toEqual([field]);
  });

  test('may be there a bounded number of times', async () => {
    const { db } = server.services;
    await db.delete(apiKey);
    for (let key = 0; key < MAX_API_KEYS; key++) await makeKey(server, token);
    const { status, json } = await make({ name: 'One more', scopes: ['users:read'] });
    expect([status, json.code]).toEqual([403, 'api_key_limit']);
    const [first] = await db.select().from(apiKey).limit(1);
    await db
      .update(apiKey)
      .set({ revokedAt: new Date() })
      .where(eq(apiKey.id, first?.id ?? 0));
    expect((await make({ name: 'One more', scopes: ['users:read'] })).status).toBe(200);
  });
});
