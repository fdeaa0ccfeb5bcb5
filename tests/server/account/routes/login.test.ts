import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openKeyRings } from '../../../../server/account/session/keys';
import { appUser, refreshToken } from '../../../../server/account/tables';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { beginActing } from '../../fixtures/acting';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'gone@spotreel.test', status: 'suspended' });
  await server.addUser({ email: 'far@other.test', tenant: 'other' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = Date.now();
});

const login = (email: string, password = PASSWORD) =>
  server.call('POST', '/api/v1/security/login', { json: { email, password } });
const me = (headers: Record<string, string>) => server.call('GET', '/api/v1/user', { headers });

describe('login', () => {
  test('answers tokens and the user, whatever the case of the address', async () => {
    const { status, json } = await login('  DEMO@Spotreel.test ');
    expect(status).toBe(200);
    expect(json.data.user).toMatchObject({ email: 'demo@spotreel.test', role: 'operator', status: 'active' });
    expect(json.data.user.limits).toMatchObject({ concurrentRenderLimit: 1, recipeDurationLimit: 300 });
    expect((await me({ authorization: `Bearer ${json.data.token}` })).json.data.id).toBe(json.data.user.id);
  });

  test.each(['demo@spotreel.test', 'nobody@spotreel.test'])(
    'refuses a wrong password of %s in the same words',
    async (email) => {
      const { status, json } = await login(email, 'wrong');
      expect(status).toBe(401);
      expect(json).toMatchObject({ code: 'credentials_invalid', message: 'Wrong email or password.' });
      expect(json.requestId).toBeTypeOf('string');
    },
  );

  test('refuses a suspended account', async () => {
    const { status, json } = await login('gone@spotreel.test');
    expect([status, json.code]).toEqual([403, 'forbidden']);
  });

  test('names the field that is wrong', async () => {
    const { status, json } = await login('no address');
    expect([status, json.code]).toEqual([422, 'validation_failed']);
    expect(json.details).toHaveProperty('email');
  });

  test('refuses what is not JSON', async () => {
    const answer = await server.call('POST', '/api/v1/security/login', { body: '{' });
    expect([answer.status, answer.json.code]).toEqual([400, 'body_unreadable']);
  });

  test('refuses a body that is too large', async () => {
    const answer = await login('demo@spotreel.test', 'x'.repeat(1_100_000));
    expect([answer.status, answer.json.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('access tokens', () => {
  test('a missing one', async () => {
    const { status, json, headers } = await me({});
    expect(status).toBe(401);
    expect(json).toMatchObject({ code: 'jwt_not_found', message: 'JWT Token not found' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(['nonsense', 'a.b.c'])('one that is not ours: %s', async (token) => {
    const { status, json } = await me({ authorization: `Bearer ${token}` });
    expect([status, json.message]).toEqual([401, 'Invalid JWT Token']);
  });

  test('one that was changed, or claims to need no signature', async () => {
    const [head = '', body = '', signature = ''] = (await server.signIn()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = Buffer.from(JSON.stringify({ sub: '1', iss: 'spotreel', aud: 'spotreel-api', exp: 9e9 })).toString(
      'base64url',
    );
    for (const token of [`${head}.${forged}.${signature}`, `${none}.${body}.`]) {
      expect((await me({ authorization: `Bearer ${token}` })).json.message).toBe('Invalid JWT Token');
    }
  });

  test('one that has run out', async () => {
    const token = await server.signIn();
    server.now += 15 * 60 * 1000 + 1000;
    const { status, json } = await me({ authorization: `Bearer ${token}` });
    expect([status, json.code, json.message]).toEqual([401, 'jwt_expired', 'Expired JWT Token']);
  });

  test('one of somebody who was suspended meanwhile', async () => {
    const id = await server.addUser({ email: 'soon@spotreel.test' });
    const token = await server.signIn('soon@spotreel.test');
    await server.services.db.update(appUser).set({ status: 'suspended' }).where(eq(appUser.id, id));
    expect((await me({ authorization: `Bearer ${token}` })).json.message).toBe('Invalid JWT Token');
  });
});

describe('acting as another user', () => {
  const as = async (email: string, target: string) => {
    const token = await server.signIn(email);
    return me({ authorization: `Bearer ${token}`, ...(await beginActing(server, token, target)) });
  };

  test('an operator sees what the user sees', async () => {
    expect((await as('demo@spotreel.test', 'Ann@spotreel.test')).json.data.email).toBe('ann@spotreel.test');
  });
  test('anybody else may not', async () => {
    expect((await as('ann@spotreel.test', 'demo@spotreel.test')).json.code).toBe('forbidden');
  });
  test('somebody who does not exist is not found', async () => {
    expect((await as('demo@spotreel.test', 'nobody@spotreel.test')).json.code).toBe('not_found');
  });
});

describe('refresh', () => {
  const refresh = (token: string) => server.call('POST', '/api/v1/security/refresh', { json: { refreshToken: token } });
  const begin = async () => (await login('ann@spotreel.test')).json.data.refreshToken as string;

  test('answers a new pair, and the old one is used up after the grace', async () => {
    const first = await begin();
    const second = await refresh(first);
    expect(second.json.data.refreshToken).not.toBe(first);
    server.now += 11_000;
    const reused = await refresh(first);
    expect([reused.status, reused.json.code]).toEqual([401, 'refresh_token_invalid']);
  });

  test('a second tab may refresh with the same token for a moment', async () => {
    const first = await begin();
    const [one, two] = await Promise.all([refresh(first), refresh(first)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await refresh(two.json.data.refreshToken)).status).toBe(200);
  });

  test('reuse revokes everything that came from the sign-in', async () => {
    const first = await begin();
    const second = (await refresh(first)).json.data.refreshToken;
    server.now += 11_000;
    await refresh(first);
    expect((await refresh(second)).status).toBe(401);
  });

  test('logout revokes', async () => {
    const token = await begin();
    const answer = await server.call('POST', '/api/v1/security/logout', { json: { refreshToken: token } });
    expect(answer.json.data).toEqual({ revoked: true });
    expect((await refresh(token)).json.message).toBe('Invalid refresh token.');
  });

  test('logout stops the access tokens of that sign-in at once, and of no other', async () => {
    const here = (await login('ann@spotreel.test')).json.data;
    const there = (await login('ann@spotreel.test')).json.data;
    const renewed = (await refresh(here.refreshToken)).json.data;
    await server.call('POST', '/api/v1/security/logout', { json: { refreshToken: renewed.refreshToken } });
    for (const { token } of [here, renewed]) {
      const { status, json } = await me({ authorization: `Bearer ${token}` });
      expect([status, json.code]).toEqual([401, 'jwt_invalid']);
    }
    expect((await me({ authorization: `Bearer ${there.token}` })).status).toBe(200);
  });

  test('a stolen refresh token takes the access tokens of its family along', async () => {
    const first = (await login('ann@spotreel.test')).json.data;
    const second = (await refresh(first.refreshToken)).json.data;
    server.now += 11_000;
    await refresh(first.refreshToken);
    expect((await me({ authorization: `Bearer ${second.token}` })).json.code).toBe('jwt_invalid');
  });

  test('a logout during a refresh ends what the refresh brings, too', async () => {
    const token = await begin();
    const { db } = server.services;
    const late = (await refresh(token)).json.data;
    // as the logout leaves it whose statement began before the new token was there
    await db
      .update(refreshToken)
      .set({ revokedAt: new Date() })
      .where(eq(refreshToken.tokenHash, createHash('sha256').update(token).digest('hex')));
    expect((await refresh(late.refreshToken)).status).toBe(401);
    expect((await me({ authorization: `Bearer ${late.token}` })).status).toBe(401);
  });

  test('a token of an older version, which names no session, has to be refreshed', async () => {
    const keys = (await openKeyRings(server.services.db, server.services.clock)).of('session');
    const seconds = Math.floor(server.now / 1000);
    const old = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256', kid: keys.current.kid })
      .setSubject('1')
      .setIssuer('spotreel')
      .setAudience('spotreel-api')
      .setExpirationTime(seconds + 600)
      .sign(keys.current.secret);
    expect((await me({ authorization: `Bearer ${old}` })).json.code).toBe('jwt_expired');
  });

  test('runs out after thirty days, and is stored as a hash only', async () => {
    const token = await begin();
    const rows = await server.services.db.select().from(refreshToken);
    expect(rows.some((row) => JSON.stringify(row).includes(token))).toBe(false);
    server.now += 31 * 24 * 3600 * 1000;
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('login check', () => {
  const check = async (email: string) => (await server.call('POST', '/api/login_check', { json: { email } })).json.data;

  test('says how to log in, and not who has an account', async () => {
    const everybody = { canSignIn: true, ways: ['password', 'invitation'] };
    expect(await check('ann@spotreel.test')).toEqual(everybody);
    expect(await check('gone@spotreel.test')).toEqual(everybody);
    expect(await check('nobody@spotreel.test')).toEqual(everybody);
  });

  test('refuses what is no address', async () => {
    const { status, json } = await server.call('POST', '/api/login_check', { json: { email: 'ann' } });
    expect([status, Object.keys(json.details)]).toEqual([422, ['email']]);
  });
});

describe('rate limits', () => {
  test('asking who can sign in is limited', async () => {
    const strict = { points: 3, seconds: 60 };
    const slow = await createTestServer({ rateLimits: { ...DEFAULT_RATE_LIMITS, loginCheck: strict } });
    const checks = [];
    for (let count = 0; count < 4; count++) {
      checks.push((await slow.call('POST', '/api/login_check', { json: { email: 'a@b.test' } })).status);
    }
    expect(checks).toEqual([200, 200, 200, 429]);
    await slow.close();
  });
});
