import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser, product } from '../../../server/account/tables';
import { loginWords, openDemoAccount } from '../../../server/first-accounts/demo-account';
import { createTestServer, PASSWORD, type TestServer } from '../fixtures/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const start = () => {
  const { services, folder, library } = server;
  return openDemoAccount(services.db, { demoPassword: PASSWORD, dataDir: folder }, library.manifest.demoLogoMediaId);
};
const plans = async () => {
  const token = await server.signIn();
  const { json } = await server.call('GET', '/api/v1/user', { token });
  return json.data.products;
};

test('an account of an older version gets an active plan at the next start, once', async () => {
  expect(await plans()).toEqual([]);
  await start();
  await start();
  expect(await plans()).toMatchObject([
    { productType: 'single', status: 'active', expiresAt: null, productGroup: { name: 'Spotreel Pro', type: 'pro' } },
  ]);
});

test('with it premium recipes can be used', async () => {
  const premium = { recipeId: 2, templateFamilyId: 21 };
  const other = await server.addUser({ email: 'free@spotreel.test' });
  expect(other).toBeGreaterThan(0);
  const refused = await server.call('POST', '/api/v1/project', {
    token: await server.signIn('free@spotreel.test'),
    json: premium,
  });
  expect([refused.status, refused.json.code]).toEqual([403, 'premium_required']);
  const made = await server.call('POST', '/api/v1/project', { token: await server.signIn(), json: premium });
  expect(made.status).toBe(200);
});

test('an account that ever had a product keeps what it has', async () => {
  const { db } = server.services;
  await db.update(product).set({ status: 'cancelled', expiresAt: new Date(server.now - 1000) });
  await start();
  expect(await plans()).toMatchObject([{ status: 'cancelled' }]);
  expect(await db.select().from(appUser)).toHaveLength(2);
});

test('without a password of the operator, each installation gets its own', async () => {
  const { services, folder, library } = server;
  const passwordIn = async (name: string) => {
    const dataDir = path.join(folder, name);
    mkdirSync(dataDir);
    const opened = { demoPassword: undefined, dataDir };
    await openDemoAccount(services.db, opened, library.manifest.demoLogoMediaId);
    return readFileSync(path.join(dataDir, 'demo-password'), 'utf8').trim();
  };
  const first = await passwordIn('first');
  const second = await passwordIn('second');
  expect(first).toMatch(/^[\w-]{12,}$/);
  expect(second).not.toBe(first);
});

test('a terminal shows the password that was generated; what may be kept as a log names its file', () => {
  const account = { email: 'demo@spotreel.test', password: 'abcd-efgh' };
  const generated = { demoPassword: undefined, dataDir: 'data' };
  expect(loginWords(account, generated, true)).toBe('demo@spotreel.test with password abcd-efgh');
  const file = path.join('data', 'demo-password');
  expect(loginWords(account, generated, false)).toBe(`demo@spotreel.test with the password in ${file}`);
  const own = { ...generated, demoPassword: 'abcd-efgh' };
  expect(loginWords(account, own, true)).toBe('demo@spotreel.test with the password you set');
});
