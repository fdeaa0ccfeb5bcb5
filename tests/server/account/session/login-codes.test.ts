/** Operators and agency admins prove a new browser with a code by email, and are never locked out by a mail server. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appUser, knownBrowser, loginCode, signInNetwork } from '../../../../server/account/tables';
import { quotaUse } from '../../../../server/platform/data/tables';
import { createMailbox } from '../../fixtures/mailbox';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

const mail = createMailbox();
const OLGA = 'olga@agency.example';
const BROWSER = 'b'.repeat(43);
const THIEF = 't'.repeat(43);
const MINUTE = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ mail, publicUrl: 'https://videos.example' });
  await server.addUser({ email: OLGA, role: 'operator' });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.services;
  mail.down = false;
  for (const table of [loginCode, knownBrowser, signInNetwork, quotaUse]) await db.delete(table);
  await db.update(appUser).set({ loginCodeUsedAt: null });
});

const login = async (more: object = {}, email = OLGA, address = '10.0.0.1') => {
  const body = JSON.stringify({ email, password: PASSWORD, ...more });
  const request = new Request('http://spotreel.test/api/v1/security/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer = await server.app.fetch(request, address);
  const { code, details } = (await answer.json()) as { code?: string; details?: Record<string, string[]> };
  return { status: answer.status, code, details };
};
const mailedCode = async (to = OLGA) => /\d{6}/.exec((await mail.next(to)).subject)?.[0] ?? '';
/** Logs in with a mailed code, so that the browser is known. */
async function prove(browserSecret: string): Promise<void> {
  await login({ sendCode: true });
  expect((await login({ code: await mailedCode(), browserSecret })).status).toBe(200);
}

describe('a login from a new browser', () => {
  test('asks for a code, which is mailed when it is asked for', async () => {
    const count = mail.sent.length;
    expect(await login()).toEqual({ status: 401, code: 'second_factor_required', details: { by: ['email'] } });
    expect(mail.sent.length).toBe(count);
    expect((await login({ sendCode: true })).code).toBe('second_factor_required');
    const code = await mailedCode();
    expect((await login({ code: code === '000000' ? '111111' : '000000' })).code).toBe('second_factor_wrong');
    expect((await login({ code, browserSecret: BROWSER })).status).toBe(200);
    expect((await login({ browserSecret: BROWSER })).status).toBe(200);
    expect((await login({ browserSecret: THIEF })).code).toBe('second_factor_required');
    expect((await login({ code, browserSecret: THIEF })).code).toBe('second_factor_wrong');
  });

  test('takes no code that is ten minutes old, and none before the newest', async () => {
    await login({ sendCode: true });
    const first = await mailedCode();
    await login({ sendCode: true });
    const second = await mailedCode();
    if (first !== second) expect((await login({ code: first })).code).toBe('second_factor_wrong');
    const { now } = server;
    server.now += 10 * MINUTE;
    expect((await login({ code: second })).code).toBe('second_factor_wrong');
    server.now = now;
  });

  test('counts wrong codes for the account', async () => {
    await login({ sendCode: true });
    const code = await mailedCode();
    for (let tries = 0; tries < 10; tries += 1) await login({ code: 'wrong' }, OLGA, `10.1.${tries}.1`);
    expect((await login({ code }, OLGA, '10.2.0.1')).code).toBe('rate_limited');
  });

  test('knows no browser of another person', async () => {
    await prove(BROWSER);
    await server.addUser({ email: 'otto@agency.example', role: 'operator' });
    expect((await login({ browserSecret: BROWSER }, 'otto@agency.example')).code).toBe('second_factor_required');
  });

  test('forgets browsers with all sessions of the account', async () => {
    await prove(BROWSER);
    const token = (
      await server.call('POST', '/api/v1/security/login', {
        json: { email: OLGA, password: PASSWORD, browserSecret: BROWSER },
      })
    ).json.data.token;
    await server.call('DELETE', '/api/v1/user/session', { token });
    expect((await login({ browserSecret: BROWSER })).code).toBe('second_factor_required');
  });
});

describe('where the mail server takes no email', () => {
  test('a person whom its emails never reached logs in', async () => {
    mail.down = true;
    expect((await login()).code).toBe('second_factor_required');
    expect((await login({ sendCode: true })).status).toBe(200);
  });

  test('a person logs in from a network of before, and nobody from another one', async () => {
    await prove(BROWSER);
    mail.down = true;
    expect(await login({ sendCode: true }, OLGA, '10.9.9.9')).toMatchObject({ status: 503, code: 'login_code_unsent' });
    expect((await login({ sendCode: true })).status).toBe(200);
    expect((await login({ browserSecret: BROWSER }, OLGA, '10.9.9.9')).status).toBe(200);
  });
});

describe('no code is asked for', () => {
  test('of other roles, and of addresses that no mail reaches', async () => {
    await server.addUser({ email: 'ann@agency.example' });
    expect((await login({}, 'ann@agency.example')).status).toBe(200);
    expect((await login({}, 'demo@spotreel.test')).status).toBe(200);
  });

  test('of an agency admin who has not confirmed the address', async () => {
    const email = 'boss@agency.example';
    const id = await server.addUser({ email, tenant: 'agency', role: 'agency_admin' });
    expect((await login({}, email)).status).toBe(200);
    await server.services.db.update(appUser).set({ emailConfirmedAt: new Date() }).where(eq(appUser.id, id));
    expect((await login({}, email)).code).toBe('second_factor_required');
  });

  test('of somebody with an authenticator app, whose codes count alone', async () => {
    const email = 'app@agency.example';
    const id = await server.addUser({ email, role: 'operator' });
    const set = { totpSecret: 'JBSWY3DPEHPK3PXP', totpConfirmedAt: new Date() };
    await server.services.db.update(appUser).set(set).where(eq(appUser.id, id));
    const count = mail.sent.length;
    expect(await login({ sendCode: true }, email)).toMatchObject({
      code: 'second_factor_required',
      details: undefined,
    });
    expect(mail.sent.length).toBe(count);
  });

  test('where no mail is set up, or the operator turned it off', async () => {
    const folder = await createTestServer({ publicUrl: 'https://videos.example' });
    await folder.addUser({ email: OLGA, role: 'operator' });
    expect(await folder.signIn(OLGA)).toEqual(expect.any(String));
    await folder.close();
    const off = await createTestServer({ mail, publicUrl: 'https://videos.example', hasLoginCodes: false });
    await off.addUser({ email: OLGA, role: 'operator' });
    expect(await off.signIn(OLGA)).toEqual(expect.any(String));
    await off.close();
  });
});
