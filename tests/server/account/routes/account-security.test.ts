import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { protectOldRecoveryCodes } from '../../../../server/account/second-factor/recovery-codes';
import { MOST_SESSIONS } from '../../../../server/account/session/sessions';
import { recoveryCode } from '../../../../server/account/tables';
import { beginActing } from '../../fixtures/acting';
import { createMailbox } from '../../fixtures/mailbox';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const mail = createMailbox();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ mail, publicUrl: 'https://videos.example' });
});
afterAll(() => server.close());

let people = 0;
const person = async () => {
  people += 1;
  const email = `person${people}@spotreel.test`;
  await server.addUser({ email });
  return email;
};
const login = (email: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/v1/security/login', { json: { email, password: PASSWORD, ...more }, headers });

describe('sessions', () => {
  test('are listed by device, and one can be ended', async () => {
    const email = await person();
    const first = (await login(email, {}, { 'user-agent': FIREFOX })).json.data;
    server.now += 60_000;
    const token = (await login(email, {}, { 'user-agent': 'curl/8.5' })).json.data.token;
    const list = () => server.call('GET', '/api/v1/user/session', { token });
    const { json } = await list();
    expect(json.data.map(({ device, isCurrent }: Record<string, unknown>) => [device, isCurrent])).toEqual([
      ['curl', true],
      ['Firefox on Windows', false],
    ]);
    const path = `/api/v1/user/session/${json.data[1].id}`;
    expect((await server.call('DELETE', path, { token })).json.data).toEqual({ ended: true });
    expect((await server.call('GET', '/api/v1/user', { token: first.token })).json.code).toBe('jwt_invalid');
    const refreshed = await server.call('POST', '/api/v1/security/refresh', {
      json: { refreshToken: first.refreshToken },
    });
    expect(refreshed.status).toBe(401);
    expect((await list()).json.data).toHaveLength(1);
    expect((await server.call('DELETE', path, { token })).status).toBe(404);
  });

  test('are at most a hundred: one more ends the one that was used least recently', async () => {
    const email = await person();
    const oldest = (await login(email)).json.data;
    const { user } = oldest;
    server.now += 1000;
    const second = (await login(email)).json.data;
    for (let count = 2; count < MOST_SESSIONS; count++) {
      server.now += 1000;
      await server.services.refreshTokens.begin(user.id, FIREFOX);
    }
    expect((await server.call('GET', '/api/v1/user', { token: oldest.token })).status).toBe(200);
    const { token } = (await login(email)).json.data;
    expect((await server.call('GET', '/api/v1/user', { token: oldest.token })).json.code).toBe('jwt_invalid');
    expect((await server.call('GET', '/api/v1/user', { token: second.token })).status).toBe(200);
    expect((await server.call('GET', '/api/v1/user/session', { token })).json.data).toHaveLength(MOST_SESSIONS);
  });

  test('of other people are not there', async () => {
    const mine = (await login(await person())).json.data.token;
    const theirs = (await login(await person())).json.data.token;
    const { json } = await server.call('GET', '/api/v1/user/session', { token: theirs });
    expect((await server.call('DELETE', `/api/v1/user/session/${json.data[0].id}`, { token: mine })).status).toBe(404);
    expect((await server.call('GET', '/api/v1/user', { token: theirs })).status).toBe(200);
  });

  test('all others end at once, this one stays', async () => {
    const email = await person();
    const other = (await login(email)).json.data.token;
    const token = (await login(email)).json.data.token;
    expect((await server.call('DELETE', '/api/v1/user/session', { token })).json.data).toEqual({ ended: 1 });
    expect((await server.call('GET', '/api/v1/user', { token: other })).status).toBe(401);
    expect((await server.call('GET', '/api/v1/user', { token })).status).toBe(200);
  });

  test('that were logged out are not listed', async () => {
    const email = await person();
    const gone = (await login(email)).json.data;
    const { token } = (await login(email)).json.data;
    await server.call('POST', '/api/v1/security/logout', { json: { refreshToken: gone.refreshToken } });
    expect((await server.call('GET', '/api/v1/user/session', { token })).json.data).toHaveLength(1);
  });
});

describe('a new password', () => {
  const change = (token: string, currentPassword: string, password = 'a longer new password') =>
    server.call('PUT', '/api/v1/user/password', {
      token,
      json: { currentPassword, password, passwordRepeat: password },
    });

  test('takes the current one, ends other sessions and is told by email', async () => {
    const email = await person();
    const other = (await login(email)).json.data.token;
    const token = (await login(email)).json.data.token;
    expect((await change(token, PASSWORD)).json.data).toEqual({ endedSessions: 1 });
    expect((await server.call('GET', '/api/v1/user', { token: other })).status).toBe(401);
    expect((await server.call('GET', '/api/v1/user', { token })).status).toBe(200);
    expect((await mail.next(email)).subject).toBe('Your Spotreel password was changed');
    expect((await login(email, { password: 'a longer new password' })).status).toBe(200);
  });

  test('is refused without the current one, and guessing is limited', async () => {
    const email = await person();
    const { token } = (await login(email)).json.data;
    const { status, json } = await change(token, 'wrong');
    expect([status, json.code]).toEqual([422, 'password_wrong']);
    for (let tries = 0; tries < 10; tries += 1) await change(token, 'wrong');
    expect((await change(token, PASSWORD)).json.code).toBe('rate_limited');
  });

  test('is none that people try first', async () => {
    const email = await person();
    const { token } = (await login(email)).json.data;
    const { status, json } = await change(token, PASSWORD, 'Password2026!');
    expect([status, json.code]).toEqual([422, 'password_common']);
    expect((await login(email)).status).toBe(200);
  });

  test('may have any characters, 200 of them, and counts as it was typed', async () => {
    const email = await person();
    const { token } = (await login(email)).json.data;
    const password = ` Äpfel & 梨 <b> 🍐 "'\\ `.padEnd(200, 'x');
    expect((await change(token, PASSWORD, password)).status).toBe(200);
    expect((await login(email, { password })).status).toBe(200);
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 64)])
      expect((await login(email, { password: other })).status).toBe(401);
  });

  test('does not run out', async () => {
    const email = await person();
    const { now } = server;
    server.now += 5 * 365 * 24 * 60 * 60 * 1000;
    expect((await login(email)).status).toBe(200);
    server.now = now;
  });

  test('is not set by an operator who acts as the person', async () => {
    const email = await person();
    const token = await server.signIn();
    const answer = await server.call('PUT', '/api/v1/user/password', {
      token,
      headers: await beginActing(server, token, email),
      json: { currentPassword: PASSWORD, password: 'a longer new password', passwordRepeat: 'a longer new password' },
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
  });
});

/** How servers before this one stored a recovery code. */
const formerHash = (userId: number, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([userId, code.replace('-', '')]))
    .digest('hex');

describe('two-step sign-in', () => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now });
  const post = (path: string, token: string, json: unknown) =>
    server.call('POST', `/api/v1/user/second-factor${path}`, { token, json });
  const turnOn = async (email: string) => {
    const { token } = (await login(email)).json.data;
    const { secret, uri } = (await post('', token, { password: PASSWORD })).json.data;
    const confirmed = await post('/confirm', token, { code: codeOf(secret) });
    server.now += 30_000;
    return { token, secret, uri, codes: confirmed.json.data.codes as string[] };
  };

  test('asks for a code of the app from then on', async () => {
    const email = await person();
    const { secret, uri, codes, token } = await turnOn(email);
    expect(uri).toContain(`otpauth://totp/Spotreel:${encodeURIComponent(email)}`);
    expect(codes).toHaveLength(10);
    const without = await login(email);
    expect([without.status, without.json.code]).toEqual([401, 'second_factor_required']);
    expect((await login(email, { code: '000000' })).json.code).toBe('second_factor_wrong');
    expect((await login(email, { code: codeOf(secret) })).status).toBe(200);
    const state = await server.call('GET', '/api/v1/user/second-factor', { token });
    expect(state.json.data).toEqual({ enabled: true, required: false, hasCodesByEmail: false, recoveryCodesLeft: 10 });
  });

  test('takes each code once', async () => {
    const email = await person();
    const { secret } = await turnOn(email);
    const code = codeOf(secret);
    expect((await login(email, { code })).status).toBe(200);
    expect((await login(email, { code })).json.code).toBe('second_factor_wrong');
    server.now += 30_000;
    const next = codeOf(secret);
    const both = await Promise.all([login(email, { code: next }), login(email, { code: next })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const email = await person();
    const { codes } = await turnOn(email);
    const code = (codes[0] ?? '').toUpperCase().replace('-', ' ');
    expect((await login(email, { code })).status).toBe(200);
    expect((await login(email, { code })).json.code).toBe('second_factor_wrong');
  });

  test('recovery codes are stored with a slow hash; those of older versions get one and still work', async () => {
    const { db } = server.services;
    const email = await person();
    const { codes } = await turnOn(email);
    const userId = (await login(email, { code: codes[9] ?? '' })).json.data.user.id;
    const stored = async () =>
      (await db.select().from(recoveryCode).where(eq(recoveryCode.userId, userId))).map(({ codeHash }) => codeHash);
    const isSlow = (hash: string) => hash.startsWith('$argon2id$');
    expect((await stored()).filter(isSlow)).toHaveLength(10);
    const [asBefore = '', after = ''] = codes;
    await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
    for (const code of [asBefore, after])
      await db.insert(recoveryCode).values({ userId, codeHash: formerHash(userId, code) });
    expect((await login(email, { code: asBefore })).status).toBe(200);
    await protectOldRecoveryCodes(db);
    expect((await stored()).filter(isSlow)).toHaveLength(1);
    expect((await login(email, { code: after })).status).toBe(200);
    expect((await login(email, { code: after })).json.code).toBe('second_factor_wrong');
  });

  test('a wrong password is not told apart by a code', async () => {
    const email = await person();
    const { secret } = await turnOn(email);
    expect((await login(email, { password: 'wrong', code: codeOf(secret) })).json.code).toBe('credentials_invalid');
  });

  test('guessing codes is limited', async () => {
    const email = await person();
    const { secret } = await turnOn(email);
    for (let tries = 0; tries < 10; tries += 1) await login(email, { code: '000000' });
    expect((await login(email, { code: codeOf(secret) })).json.code).toBe('rate_limited');
  });

  test('wrong codes count for the account in all calls together', async () => {
    const email = await person();
    const { token, secret } = await turnOn(email);
    const wrong = { password: PASSWORD, code: '000000' };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post('/end', token, wrong)).json.code).toBe('second_factor_wrong');
      expect((await post('/recovery-codes', token, wrong)).json.code).toBe('second_factor_wrong');
    }
    expect((await post('/end', token, { ...wrong, code: codeOf(secret) })).json.code).toBe('rate_limited');
    expect((await login(email, { code: codeOf(secret) })).json.code).toBe('rate_limited');
  });

  test('is off until a code was confirmed', async () => {
    const email = await person();
    const { token } = (await login(email)).json.data;
    await post('', token, { password: PASSWORD });
    expect((await post('/confirm', token, { code: '000000' })).json.code).toBe('second_factor_wrong');
    expect((await login(email)).status).toBe(200);
  });

  test('is turned off with password and code', async () => {
    const email = await person();
    const { token, secret } = await turnOn(email);
    expect((await post('/end', token, { password: 'wrong', code: codeOf(secret) })).json.code).toBe('password_wrong');
    expect((await post('/end', token, { password: PASSWORD, code: '000000' })).json.code).toBe('second_factor_wrong');
    expect((await post('/end', token, { password: PASSWORD, code: codeOf(secret) })).json.data).toEqual({
      enabled: false,
    });
    expect((await login(email)).status).toBe(200);
    expect((await post('/end', token, { password: PASSWORD, code: '000000' })).json.code).toBe('second_factor_off');
  });

  test('new recovery codes replace the old ones', async () => {
    const email = await person();
    const { token, codes, secret } = await turnOn(email);
    expect((await post('/recovery-codes', token, { password: PASSWORD })).json.code).toBe('validation_failed');
    const refused = await post('/recovery-codes', token, { password: PASSWORD, code: '000000' });
    expect(refused.json.code).toBe('second_factor_wrong');
    const proof = { password: PASSWORD, code: codeOf(secret) };
    const renewed = (await post('/recovery-codes', token, proof)).json.data.codes;
    expect((await login(email, { code: codes[0] ?? '' })).json.code).toBe('second_factor_wrong');
    expect((await login(email, { code: renewed[0] })).status).toBe(200);
  });
});

test('a role that must have a second factor reaches its account alone until it has one', async () => {
  const strict = await createTestServer({ secondFactorFor: ['operator'] });
  const token = await strict.signIn();
  expect((await strict.call('GET', '/api/v1/user', { token })).status).toBe(200);
  expect((await strict.call('GET', '/api/v1/user/second-factor', { token })).json.data.required).toBe(true);
  const { status, json } = await strict.call('GET', '/api/v1/project', { token });
  expect([status, json.code]).toEqual([403, 'second_factor_missing']);
  await strict.addUser({ email: 'ann@spotreel.test' });
  const begin = { email: 'ann@spotreel.test', reason: 'Asked for help by phone' };
  const begun = await strict.call('POST', '/api/v1/impersonation', { token, json: begin });
  expect([begun.status, begun.json.code]).toEqual([403, 'second_factor_missing']);
  for (const path of ['/api/v1/user', '/api/v1/project']) {
    const asAnn = await strict.call('GET', path, { token, headers: { 'x-switch-user': 'ann@spotreel.test' } });
    expect([asAnn.status, asAnn.json.code]).toEqual([403, 'acting_not_begun']);
  }
  expect(
    (await strict.call('GET', '/api/v1/project', { token: await strict.signIn('ann@spotreel.test') })).status,
  ).toBe(200);
  await strict.close();
});
