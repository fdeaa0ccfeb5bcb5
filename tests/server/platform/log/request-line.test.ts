/** The log has of each request whose it was, and why it was refused. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../../server/platform/log/log';
import { beginActing } from '../../fixtures/acting';
import { makeKey } from '../../fixtures/api-key';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

const DEMO = 'demo@spotreel.test';
let server: TestServer;
let lines: string[] = [];
beforeAll(async () => {
  server = await createTestServer({ log: createLog('info', { write: (line) => lines.push(line) }) });
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const logIn = (email: string, password: string) =>
  server.call('POST', '/api/v1/security/login', { json: { email, password } });

function lastLine() {
  return JSON.parse(lines.filter((line) => line.includes('"msg":"request"')).at(-1) ?? '{}');
}

test('a login names its account, right or wrong', async () => {
  const { json } = await logIn(DEMO, PASSWORD);
  const account = json.data.user.id;
  const { tenant } = lastLine();
  expect(lastLine()).toMatchObject({ account, tenant: expect.any(Number), status: 200 });
  expect(lastLine()).not.toHaveProperty('error');
  await logIn(DEMO, 'a wrong password');
  expect(lastLine()).toMatchObject({ account, tenant, status: 401, error: 'credentials_invalid' });
});

test('a login with an unknown address names none, and does not repeat the address', async () => {
  await logIn('stranger@name.invalid', PASSWORD);
  expect(lastLine()).toMatchObject({ status: 401, error: 'credentials_invalid' });
  expect(lastLine()).not.toHaveProperty('account');
  expect(lines.join('')).not.toContain('stranger');
});

test('a refused call names the account and the reason', async () => {
  const account = await server.addUser({ email: 'person@name.invalid' });
  const token = await server.signIn('person@name.invalid');
  await server.call('GET', '/api/v1/people', { token });
  expect(lastLine()).toMatchObject({ account, status: 403, error: 'forbidden' });
  await server.call('GET', '/api/v1/project/987654/status', { token });
  expect(lastLine()).toMatchObject({ account, status: 404, error: 'not_found' });
  await server.call('POST', '/api/v1/project', { token, json: { name: 7 } });
  expect(lastLine()).toMatchObject({ account, status: 422, error: 'validation_failed' });
});

test('a request for another person names both', async () => {
  const account = await server.addUser({ email: 'helped@name.invalid' });
  const token = await server.signIn();
  const { json } = await server.call('GET', '/api/v1/user', { token });
  const headers = await beginActing(server, token, 'helped@name.invalid');
  await server.call('GET', '/api/v1/user', { token, headers });
  expect(lastLine()).toMatchObject({ account, actor: json.data.id, status: 200 });
});

test('a request with an API key names the key, also where the key may not do this', async () => {
  const key = await makeKey(server, await server.signIn(), ['projects:read']);
  await server.call('GET', '/api/v1/project', { token: key });
  const { key: number, account } = lastLine();
  expect(number).toEqual(expect.any(Number));
  expect(account).toEqual(expect.any(Number));
  await server.call('POST', '/api/v1/project', { token: key, json: {} });
  expect(lastLine()).toMatchObject({ key: number, status: 403, error: 'api_key_scope' });
  await server.call('GET', '/api/v1/project', { token: `${key.slice(0, -1)}${key.endsWith('0') ? 1 : 0}` });
  expect(lastLine()).toMatchObject({ key: number, status: 401, error: 'api_key_invalid' });
});
