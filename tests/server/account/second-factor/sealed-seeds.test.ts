import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeed, resealSeeds } from '../../../../server/account/second-factor/sealed-seeds';
import { rotateKeys } from '../../../../server/account/session/rotate-keys';
import { appUser } from '../../../../server/account/tables';
import { sweep } from '../../../../server/sweep';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const login = (email: string, code: string) =>
  server.call('POST', '/api/v1/security/login', { json: { email, password: PASSWORD, code } });

/** The next step's, since each counts once. */
function nextCode(seed: string): string {
  server.now += 30_000;
  return new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: server.now });
}

async function stored(id: number): Promise<string> {
  const [row] = await server.services.db.select().from(appUser).where(eq(appUser.id, id));
  if (!row?.totpSecret) throw new Error('There is no seed');
  return row.totpSecret;
}

test('a seed is shown once and stored encrypted', async () => {
  const id = await server.addUser({ email: 'new@spotreel.test' });
  const token = await server.signIn('new@spotreel.test');
  const post = (path: string, json: unknown) =>
    server.call('POST', `/api/v1/user/second-factor${path}`, { token, json });
  const { secret } = (await post('', { password: PASSWORD })).json.data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await stored(id)).not.toContain(secret);
  expect((await post('/confirm', { code: nextCode(secret) })).status).toBe(200);
  expect((await login('new@spotreel.test', nextCode(secret))).status).toBe(200);
});

test('a seed as versions before stored it logs in, is encrypted by the sweep of a start, and goes on to log in', async () => {
  const { services } = server;
  const email = 'old@spotreel.test';
  const id = await server.addUser({ email });
  const seed = new Secret({ size: 20 }).base32;
  await services.db.update(appUser).set({ totpSecret: seed, totpConfirmedAt: new Date() }).where(eq(appUser.id, id));
  expect((await login(email, nextCode(seed))).status).toBe(200);
  await sweep(services);
  expect(await stored(id)).not.toContain(seed);
  expect((await login(email, nextCode(seed))).status).toBe(200);
});

test('a new key encrypts it anew', async () => {
  const { db, clock, keyRings, secretBox } = server.services;
  const email = 'rotated@spotreel.test';
  const id = await server.addUser({ email });
  const seed = new Secret({ size: 20 }).base32;
  await db.update(appUser).set({ totpSecret: seed, totpConfirmedAt: new Date() }).where(eq(appUser.id, id));
  await resealSeeds(server.services);
  const before = await stored(id);
  await rotateKeys(db, clock, { purposes: ['stored_secret'], isServing: false });
  await keyRings.refresh();
  expect((await login(email, nextCode(seed))).status).toBe(200);
  await resealSeeds(server.services);
  const after = await stored(id);
  expect([secretBox.isStale(before), secretBox.isStale(after)]).toEqual([true, false]);
  expect((await login(email, nextCode(seed))).status).toBe(200);
});

test('a seed that is copied to another account opens nothing', async () => {
  const { db, secretBox } = server.services;
  const id = await server.addUser({ email: 'owner@spotreel.test' });
  const thief = await server.addUser({ email: 'thief@spotreel.test' });
  const seed = new Secret({ size: 20 }).base32;
  await db.update(appUser).set({ totpSecret: seed, totpConfirmedAt: new Date() }).where(eq(appUser.id, id));
  await resealSeeds(server.services);
  const copied = { totpSecret: await stored(id), totpConfirmedAt: new Date() };
  await db.update(appUser).set(copied).where(eq(appUser.id, thief));
  expect(openSeed(secretBox, id, copied.totpSecret)).toBe(seed);
  expect((await login('thief@spotreel.test', nextCode(seed))).json.code).toBe('second_factor_wrong');
});

test('seeds of many accounts are all encrypted', async () => {
  const { db } = server.services;
  const seed = new Secret({ size: 20 }).base32;
  const people = Array.from({ length: 501 }, (_, number) => ({
    tenantId: 1,
    email: `many${number}@spotreel.test`,
    totpSecret: seed,
  }));
  await db.insert(appUser).values(people);
  await resealSeeds(server.services);
  expect(await db.select().from(appUser).where(eq(appUser.totpSecret, seed))).toEqual([]);
});
