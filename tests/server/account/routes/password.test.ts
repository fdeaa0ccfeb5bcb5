import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appUser } from '../../../../server/account/tables';
import { createMailbox, tokenIn } from '../../fixtures/mailbox';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

const mail = createMailbox();
const NEW_PASSWORD = 'a longer new password';
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ mail, publicUrl: 'https://videos.example' });
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'ben@spotreel.test' });
  await server.addUser({ email: 'dora@spotreel.test' });
  await server.addUser({ email: 'eve@spotreel.test', status: 'suspended' });
});
afterAll(() => server.close());

const ask = (email: string) => server.call('POST', '/api/v1/security/reset-password', { json: { email } });
const reset = (token: string, password = NEW_PASSWORD, passwordRepeat = password) =>
  server.call('POST', '/api/v1/security/reset-password/reset', { json: { token, password, passwordRepeat } });
const login = (email: string, password: string) =>
  server.call('POST', '/api/v1/security/login', { json: { email, password } });

describe('a forgotten password', () => {
  test('is replaced through the link of an email, which ends all sessions and is told by another email', async () => {
    const before = await server.signIn('ann@spotreel.test');
    expect((await ask('Ann@Spotreel.test')).json.data).toEqual({ accepted: true });
    const letter = await mail.next('ann@spotreel.test');
    expect(letter.text).toContain('https://videos.example/reset-password#token=');
    const answer = await reset(tokenIn(letter));
    expect(answer.json.data).toEqual({ email: 'ann@spotreel.test' });
    expect((await login('ann@spotreel.test', PASSWORD)).status).toBe(401);
    expect((await login('ann@spotreel.test', NEW_PASSWORD)).status).toBe(200);
    expect((await server.call('GET', '/api/v1/user', { token: before })).json.code).toBe('jwt_invalid');
    expect((await mail.next('ann@spotreel.test')).subject).toBe('Your Spotreel password was changed');
  });

  test('is asked for in the same words whether or not the address has an account', async () => {
    const count = mail.sent.length;
    for (const email of ['nobody@spotreel.test', 'eve@spotreel.test']) {
      const { status, json } = await ask(email);
      expect([status, json.data]).toEqual([200, { accepted: true }]);
    }
    await ask('ben@spotreel.test');
    await mail.next('ben@spotreel.test');
    expect(mail.sent.length).toBe(count + 1);
  });

  test('is mailed in the language of the person', async () => {
    await server.addUser({ email: 'udo@spotreel.test' });
    const token = await server.signIn('udo@spotreel.test');
    await server.call('PUT', '/api/v1/user', { token, json: { language: 'de-AT' } });
    await ask('udo@spotreel.test');
    const letter = await mail.next('udo@spotreel.test');
    expect(letter.subject).toBe('Passwort für Spotreel zurücksetzen');
    expect(letter.html).toContain('<html lang="de" dir="ltr">');
    expect(letter.text).toContain('gilt 60 Minuten');
  });

  test('cannot be asked for without end', async () => {
    for (let asked = 0; asked < 4; asked += 1) await ask('many@spotreel.test');
    const { status, json, headers } = await ask('many@spotreel.test');
    expect([status, json.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is asked for by strangers without keeping the owner from an email', async () => {
    const askFrom = async (address: string) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: 'flora@spotreel.test' });
      const request = new Request('http://spotreel.test/api/v1/security/reset-password', {
        method: 'POST',
        headers,
        body,
      });
      return (await server.app.fetch(request, address)).status;
    };
    await server.addUser({ email: 'flora@spotreel.test' });
    await server.signIn('flora@spotreel.test');
    const strangers: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) strangers.push(await askFrom(`2001:db8:0:1::${tries}`));
    expect(strangers.filter((status) => status === 200)).toHaveLength(4);
    // a network that is new to the account keeps one email; one from which she has logged in has its own four
    expect([await askFrom('192.0.2.7'), await askFrom('192.0.2.7')]).toEqual([200, 429]);
    for (let network = 2; network < 40; network += 1) strangers.push(await askFrom(`2001:db8:0:${network}::1`));
    expect(strangers.filter((status) => status === 200)).toHaveLength(19);
    const own = [];
    for (let tries = 0; tries < 5; tries += 1) own.push(await askFrom('10.0.0.1'));
    expect(own).toEqual([200, 200, 200, 200, 429]);
  });

  test('names the field of an address that is none', async () => {
    expect((await ask('no address')).json.details).toHaveProperty('email');
  });
});

describe('the link', () => {
  const linkFor = async (email: string) => {
    await ask(email);
    return tokenIn(await mail.next(email));
  };

  test('works once', async () => {
    const token = await linkFor('ben@spotreel.test');
    expect((await reset(token)).status).toBe(200);
    await mail.next('ben@spotreel.test');
    const again = await reset(token);
    expect([again.status, again.json.code]).toEqual([422, 'link_invalid']);
  });

  test('still works after a password that people try first', async () => {
    const token = await linkFor('dora@spotreel.test');
    const refused = await reset(token, 'dora-1234567');
    expect([refused.status, refused.json.code]).toEqual([422, 'password_common']);
    expect((await reset(token)).status).toBe(200);
    await mail.next('dora@spotreel.test');
  });

  test('works for an hour', async () => {
    const token = await linkFor('ben@spotreel.test');
    server.now += 61 * 60 * 1000;
    expect((await reset(token)).json.code).toBe('link_invalid');
  });

  test('is replaced by a newer one', async () => {
    const first = await linkFor('ben@spotreel.test');
    await linkFor('ben@spotreel.test');
    expect((await reset(first)).json.code).toBe('link_invalid');
  });

  test.each(['x'.repeat(40), '1.abc.abcdefghijklmnopqrstuvwxyz'])('is not made up: %s', async (token) => {
    expect((await reset(token)).json.code).toBe('link_invalid');
  });

  test('that was changed is refused', async () => {
    server.now += 61 * 60 * 1000;
    const token = await linkFor('ben@spotreel.test');
    expect((await reset(`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)).json.code).toBe('link_invalid');
  });

  test('leaves the second factor on: the new password alone logs nobody in', async () => {
    const email = 'fay@spotreel.test';
    await server.addUser({ email });
    const session = await server.signIn(email);
    const begun = await server.call('POST', '/api/v1/user/second-factor', {
      token: session,
      json: { password: PASSWORD },
    });
    const app = new TOTP({ secret: Secret.fromBase32(begun.json.data.secret) });
    const code = () => app.generate({ timestamp: server.now });
    const json = { code: code() };
    await server.call('POST', '/api/v1/user/second-factor/confirm', { token: session, json });
    expect((await reset(await linkFor(email))).status).toBe(200);
    const withPassword = await login(email, NEW_PASSWORD);
    expect([withPassword.status, withPassword.json.code]).toEqual([401, 'second_factor_required']);
    server.now += 31_000; // each code works once
    const withBoth = await server.call('POST', '/api/v1/security/login', {
      json: { email, password: NEW_PASSWORD, code: code() },
    });
    expect(withBoth.status).toBe(200);
  });

  test('does not work for an account that was suspended meanwhile', async () => {
    const id = await server.addUser({ email: 'cut@spotreel.test' });
    const token = await linkFor('cut@spotreel.test');
    await server.services.db.update(appUser).set({ status: 'suspended' }).where(eq(appUser.id, id));
    expect((await reset(token)).json.code).toBe('link_invalid');
  });
});

describe('the new password', () => {
  test.each([
    ['short', 'short', { password: ['Use at least 10 characters.'] }],
    ['a longer new password', 'another password', { passwordRepeat: ['The passwords do not match.'] }],
  ])('%s, typed again as %s, is refused at its field', async (password, repeat, details) => {
    const { status, json } = await reset('x'.repeat(40), password, repeat);
    expect([status, json.code, json.details]).toEqual([422, 'validation_failed', details]);
  });
});

describe('a mail server that is down', () => {
  test('loses nothing: the email is sent once it answers again', async () => {
    mail.down = true;
    await server.addUser({ email: 'late@spotreel.test' });
    expect((await ask('late@spotreel.test')).json.data).toEqual({ accepted: true });
    await expect.poll(async () => (await server.services.jobs.counts()).queued, { timeout: 5000 }).toBe(1);
    mail.down = false;
    await server.services.db.execute(`update spotreel_jobs.job set start_after = now() where name = 'mail'`);
    expect((await mail.next('late@spotreel.test')).subject).toBe('Reset your Spotreel password');
  });
});

test('a server that cannot name its address says so instead of mailing a link of a stranger', async () => {
  const other = await createTestServer({ mail });
  const { status, json } = await other.call('POST', '/api/v1/security/reset-password', {
    json: { email: 'demo@spotreel.test' },
  });
  expect([status, json.code]).toEqual([503, 'mail_unavailable']);
  await other.close();
});
