import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUser } from '../../../server/account/tables';
import { openFirstOperator } from '../../../server/first-accounts/first-operator';
import { createLog } from '../../../server/platform/log/log';
import { createTestServer, type TestServer } from '../fixtures/test-server';

const EMAIL = 'olga@agency.example';
const PASSWORD = 'pears on a blue table';
let server: TestServer;
let logged = '';
const log = createLog('info', {
  write: (line) => {
    logged += line;
  },
});
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const open = (email = EMAIL, password = PASSWORD) => openFirstOperator(server.services.db, { email, password }, log);
const logIn = (password: string) => server.call('POST', '/api/v1/security/login', { json: { email: EMAIL, password } });

test('it is an operator, whose password stays as the person sets it', async () => {
  await open();
  const { json } = await logIn(PASSWORD);
  expect(json.data.user.role).toBe('operator');
  const changed = { currentPassword: PASSWORD, password: 'quinces in a bowl', passwordRepeat: 'quinces in a bowl' };
  await server.call('PUT', '/api/v1/user/password', { token: json.data.token, json: changed });
  await open();
  expect((await logIn(PASSWORD)).status).toBe(401);
  expect((await logIn('quinces in a bowl')).status).toBe(200);
});

test('a password that people try first makes no account', async () => {
  await expect(open('second@agency.example', 'password123')).rejects.toThrow(/^OPERATOR_PASSWORD: /);
  expect(await server.services.db.select().from(appUser).where(eq(appUser.email, 'second@agency.example'))).toEqual([]);
});

test('the address of an account without the role gives nobody the role', async () => {
  await server.addUser({ email: 'person@agency.example' });
  await expect(open('person@agency.example')).rejects.toThrow(/not an operator/);
  const [row] = await server.services.db.select().from(appUser).where(eq(appUser.email, 'person@agency.example'));
  expect(row?.role).toBe('user');
});

test('a demo account of an earlier start is named until it is suspended', async () => {
  logged = '';
  await open();
  expect(logged).toContain('the demo account of an earlier start can still log in');
  await server.services.db.update(appUser).set({ status: 'suspended' }).where(eq(appUser.email, 'demo@spotreel.test'));
  logged = '';
  await open();
  expect(logged).toBe('');
});
