import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appUser, linkedIdentity, twitterRequest } from '../../../../server/account/tables';
import { createMailbox } from '../../fixtures/mailbox';
import { type FakeFacebook, startFacebook } from '../../fixtures/social/facebook';
import { type FakeGoogle, startGoogle } from '../../fixtures/social/google';
import { type FakeTwitter, startTwitter } from '../../fixtures/social/twitter';
import { addAgency, createTestResolver, proveDomain } from '../../fixtures/tenants';
import { type Answer, createTestServer, type NewUser, type TestServer } from '../../fixtures/test-server';

let google: FakeGoogle;
let facebook: FakeFacebook;
let twitter: FakeTwitter;
let server: TestServer;
let count = 0;

beforeAll(async () => {
  google = await startGoogle(() => server.now);
  facebook = await startFacebook();
  twitter = await startTwitter();
  const social = { google: google.options, facebook: facebook.options, twitter: twitter.options };
  server = await createTestServer({ social, mail: createMailbox(), publicUrl: 'https://videos.example' });
});
afterAll(async () => {
  await server.close();
  await Promise.all([google.close(), facebook.close(), twitter.close()]);
});
beforeEach(async () => {
  server.now = Date.now();
  await server.services.db.execute('delete from quota_use');
});

const post = (path: string, json: unknown) => server.call('POST', `/api/v1/security/login/${path}`, { json });
const outcome = ({ status, json }: Answer) => [status, json.code];

/** An account whose address is confirmed. */
async function addConfirmed(over: Partial<NewUser> = {}): Promise<string> {
  count += 1;
  const email = `person${count}@spotreel.test`;
  const id = await server.addUser({ email, ...over });
  await server.services.db.update(appUser).set({ emailConfirmedAt: new Date() }).where(eq(appUser.id, id));
  return email;
}

/** What the browser asks Google with. */
const nonceOf = async (): Promise<string> => (await post('google/begin', undefined)).json.data.nonce;

async function withGoogle(sub: string, email: string, more: Record<string, unknown> = {}): Promise<Answer> {
  const nonce = await nonceOf();
  return post('google', { token: await google.token({ sub, email, nonce, ...more }), nonce });
}

describe('Google', () => {
  test('logs a known address in, links it, and knows it by its id after the address has changed', async () => {
    const email = await addConfirmed();
    const first = await withGoogle('g-1', email.toUpperCase(), { given_name: 'Ann', family_name: 'Lee' });
    expect(first.json.data.user.email).toBe(email);
    const me = await server.call('GET', '/api/v1/user', { token: first.json.data.token });
    expect(me.json.data.email).toBe(email);
    const again = await withGoogle('g-1', 'moved@elsewhere.test');
    expect(again.json.data.user.email).toBe(email);
  });

  test.each([
    ['of another app', {}, { audience: 'other.apps.test' }],
    ['of another issuer', {}, { issuer: 'https://evil.test' }],
    ['signed by somebody else', {}, { isForged: true }],
    ['that has run out', {}, { lifetime: -120 }],
    ['without an id', { sub: '' }, {}],
  ])('refuses a token %s', async (_, claims, over) => {
    const nonce = await nonceOf();
    const token = await google.token({ sub: 'g-2', email: 'demo@spotreel.test', nonce, ...claims }, over);
    expect(outcome(await post('google', { token, nonce }))).toEqual([401, 'social_token_invalid']);
  });

  test('refuses what is no token, and one that answers another question', async () => {
    expect(outcome(await post('google', { token: 'abc', nonce: await nonceOf() }))).toEqual([
      401,
      'social_token_invalid',
    ]);
    expect(outcome(await post('google', {}))).toEqual([422, 'validation_failed']);
    const email = await addConfirmed();
    const nonce = await nonceOf();
    const token = await google.token({ sub: 'g-3', email, nonce });
    expect(outcome(await post('google', { token, nonce: await nonceOf() }))).toEqual([401, 'social_token_invalid']);
    expect((await post('google', { token, nonce })).status).toBe(200);
    expect(outcome(await post('google', { token, nonce })), 'a nonce works once').toEqual([
      401,
      'social_token_invalid',
    ]);
    const own = await google.token({ sub: 'g-3', email, nonce: 'of-the-browser' });
    expect(outcome(await post('google', { token: own, nonce: 'of-the-browser' }))[1]).toBe('social_token_invalid');
    const late = await nonceOf();
    server.now += 15 * 60_000 + 1000;
    const lateToken = await google.token({ sub: 'g-3', email, nonce: late });
    expect(outcome(await post('google', { token: lateToken, nonce: late }))[1]).toBe('social_token_invalid');
  });

  test('links no address that Google does not call confirmed', async () => {
    const email = await addConfirmed();
    const answer = await withGoogle('g-4', email, { email_verified: false });
    expect(outcome(answer)).toEqual([403, 'social_email_unconfirmed']);
    expect(await linksOf(email)).toEqual([]);
  });

  test('links no account that never confirmed its address: a stranger may have made it', async () => {
    await server.addUser({ email: 'squatted@spotreel.test' });
    const answer = await withGoogle('g-5', 'squatted@spotreel.test');
    expect(outcome(answer)).toEqual([409, 'social_account_exists']);
    expect(await linksOf('squatted@spotreel.test')).toEqual([]);
  });

  test('says that it does not work while its keys cannot be read', async () => {
    const down = await startGoogle(() => server.now);
    down.isDown = true;
    const other = await createTestServer({ social: { google: down.options } });
    const { nonce } = (await other.call('POST', '/api/v1/security/login/google/begin')).json.data;
    const token = await down.token({ sub: 'g-6', email: 'demo@spotreel.test', nonce });
    const answer = await other.call('POST', '/api/v1/security/login/google', { json: { token, nonce } });
    expect(outcome(answer)).toEqual([502, 'social_failed']);
    await other.close();
    await down.close();
  });
});

async function linksOf(email: string) {
  const rows = await server.services.db
    .select({ provider: linkedIdentity.provider, subject: linkedIdentity.subject })
    .from(linkedIdentity)
    .innerJoin(appUser, eq(appUser.id, linkedIdentity.userId))
    .where(eq(appUser.email, email));
  return rows;
}

describe('Facebook', () => {
  test('logs a known address in and links it', async () => {
    const email = await addConfirmed();
    const token = facebook.issue('fb-good', { id: 'f-1', name: 'Ann Maria Lee', email });
    expect((await post('facebook', { token })).json.data.user.email).toBe(email);
    expect(await linksOf(email)).toEqual([{ provider: 'facebook', subject: 'f-1' }]);
  });

  test.each([
    ['of another app', { appId: '666' }],
    ['that was revoked', { isValid: false }],
    ['that has run out', { expiresAt: 1_000_000 }],
  ])('refuses a token %s', async (name, over) => {
    const token = facebook.issue(`fb-${name}`, { id: 'f-2', name: 'Eve', email: 'demo@spotreel.test' }, over);
    expect(outcome(await post('facebook', { token }))).toEqual([401, 'social_token_invalid']);
  });

  test('refuses an unknown token, and a person without an address', async () => {
    expect(outcome(await post('facebook', { token: 'unknown' }))).toEqual([401, 'social_token_invalid']);
    const token = facebook.issue('fb-no-mail', { id: 'f-3', name: 'Noe' });
    expect(outcome(await post('facebook', { token }))).toEqual([403, 'social_email_unconfirmed']);
  });

  test.each(['down', 'broken'] as const)('says that it does not work while Facebook is %s', async (state) => {
    facebook.state = state;
    expect(outcome(await post('facebook', { token: 'fb-good' }))).toEqual([502, 'social_failed']);
    facebook.state = 'up';
  });
});

describe('Twitter', () => {
  const begin = async () => (await server.call('GET', '/api/v1/security/login/twitter/url')).json.data;
  const person = (id: string, email?: string) => ({
    id_str: id,
    name: 'Ann Lee',
    screen_name: 'annlee',
    ...(email && { email }),
  });

  test('asks with a signed request, and logs in who comes back', async () => {
    const email = await addConfirmed();
    const { url, oauthToken } = await begin();
    expect(url).toBe(`${twitter.options.apiUrl}/oauth/authenticate?oauth_token=${oauthToken}`);
    expect(twitter.callbacks.at(-1)).toBe('https://videos.example/login/twitter');
    const oauthVerifier = twitter.approve(oauthToken, person('t-1', email));
    const answer = await post('twitter', { oauthToken, oauthVerifier });
    expect(answer.json.data.user.email).toBe(email);
    expect(twitter.refused).toEqual([]);
    expect(await linksOf(email)).toEqual([{ provider: 'twitter', subject: 't-1' }]);
    expect(outcome(await post('twitter', { oauthToken, oauthVerifier }))).toEqual([401, 'social_token_invalid']);
  });

  test('keeps the secret of a login at the server, ten minutes long', async () => {
    const { oauthToken, ...rest } = await begin();
    const rows = await server.services.db.select().from(twitterRequest);
    expect(rows.some(({ secret }) => JSON.stringify(rest).includes(secret))).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(oauthToken);
    const oauthVerifier = twitter.approve(oauthToken, person('t-2', 'demo@spotreel.test'));
    server.now += 11 * 60_000;
    expect(outcome(await post('twitter', { oauthToken, oauthVerifier }))).toEqual([401, 'social_token_invalid']);
    await begin();
    expect(await server.services.db.select().from(twitterRequest)).toHaveLength(1);
  });

  test('refuses a login that this server did not begin, and a verifier that Twitter did not give', async () => {
    const unknown = { oauthToken: 'request-999', oauthVerifier: 'x' };
    expect(outcome(await post('twitter', unknown))).toEqual([401, 'social_token_invalid']);
    const { oauthToken } = await begin();
    const right = twitter.approve(oauthToken, person('t-3', 'demo@spotreel.test'));
    const wrong = await post('twitter', { oauthToken, oauthVerifier: 'guessed' });
    expect(outcome(wrong)).toEqual([401, 'social_token_invalid']);
    // the first verifier has taken the login: the second one is not tried
    expect(outcome(await post('twitter', { oauthToken, oauthVerifier: right }))).toEqual([401, 'social_token_invalid']);
  });

  test('refuses a person without a confirmed address', async () => {
    const { oauthToken } = await begin();
    const oauthVerifier = twitter.approve(oauthToken, person('t-4'));
    const answer = await post('twitter', { oauthToken, oauthVerifier });
    expect(outcome(answer)).toEqual([403, 'social_email_unconfirmed']);
  });

  test('says that it does not work while Twitter is down or refuses our keys', async () => {
    twitter.isDown = true;
    expect(outcome(await server.call('GET', '/api/v1/security/login/twitter/url'))).toEqual([502, 'social_failed']);
    twitter.isDown = false;
    const social = { twitter: { ...twitter.options, apiSecret: 'wrong' } };
    const other = await createTestServer({ social });
    expect(outcome(await other.call('GET', '/api/v1/security/login/twitter/url'))).toEqual([502, 'social_failed']);
    expect(twitter.refused.at(-1)).toBe('/oauth/request_token');
    await other.close();
  });

  test('asks for the second factor without asking Twitter twice', async () => {
    const email = await addConfirmed();
    const secret = await turnSecondFactorOn(email);
    const { oauthToken } = await begin();
    const oauthVerifier = twitter.approve(oauthToken, person('t-5', email));
    const without = await post('twitter', { oauthToken, oauthVerifier });
    expect(outcome(without)).toEqual([401, 'second_factor_required']);
    expect(await linksOf(email)).toEqual([]);
    const wrong = await post('twitter', { oauthToken, oauthVerifier, code: '000000' });
    expect(outcome(wrong)).toEqual([422, 'second_factor_wrong']);
    const code = codeOf(secret);
    expect((await post('twitter', { oauthToken, oauthVerifier, code })).json.data.user.email).toBe(email);
  });
});

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function turnSecondFactorOn(email: string): Promise<string> {
  const on = { totpSecret: SECRET, totpConfirmedAt: new Date() };
  await server.services.db.update(appUser).set(on).where(eq(appUser.email, email));
  return SECRET;
}

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now });
}

describe('who is let in', () => {
  test('a second factor is asked for, and its codes cannot be guessed without end', async () => {
    const email = await addConfirmed();
    const secret = await turnSecondFactorOn(email);
    const nonce = await nonceOf();
    const token = await google.token({ sub: 'w-1', email, nonce });
    expect(outcome(await post('google', { token, nonce }))).toEqual([401, 'second_factor_required']);
    const outcomes = [];
    for (let tries = 0; tries < 10; tries += 1)
      outcomes.push((await post('google', { token, nonce, code: '000000' })).json.code);
    expect(outcomes).toContain('second_factor_wrong');
    expect(outcomes.at(-1)).toBe('rate_limited');
    await server.services.db.execute('delete from quota_use');
    expect((await post('google', { token, nonce, code: codeOf(secret) })).status).toBe(200);
  });

  test('a suspended account stays out, linked or not', async () => {
    const email = await addConfirmed({ status: 'suspended' });
    expect(outcome(await withGoogle('w-2', email))).toEqual([403, 'forbidden']);
    expect(await linksOf(email)).toEqual([]);
  });

  test('nobody without an account while accounts are by invitation', async () => {
    expect(outcome(await withGoogle('w-3', 'stranger@new.test'))).toEqual([403, 'registration_closed']);
  });

  test('an invited person, with the role and the team of the invitation', async () => {
    await server.addUser({ email: 'boss@agency.test', tenant: 'agency', role: 'agency_admin' });
    const boss = await server.signIn('boss@agency.test');
    await server.call('POST', '/api/v1/invitation', { token: boss, json: { email: 'ivy@new.test', role: 'client' } });
    const answer = await withGoogle('w-4', 'ivy@new.test', { given_name: 'Ivy', family_name: 'Invited' });
    expect(answer.json.data.user).toMatchObject({ role: 'client', firstName: 'Ivy', lastName: 'Invited' });
    const { json } = await server.call('GET', '/api/v1/invitation', { token: boss });
    expect(json.data[0]).toMatchObject({ email: 'ivy@new.test', status: 'accepted' });
    await server.call('POST', '/api/v1/invitation', { token: boss, json: { email: 'late@new.test', role: 'client' } });
    server.now += 8 * 24 * 60 * 60 * 1000;
    expect(outcome(await withGoogle('w-5', 'late@new.test'))).toEqual([403, 'registration_closed']);
  });

  test('anybody where registration is open, as a user of the default team', async () => {
    const open = await createTestServer({ social: { facebook: facebook.options }, isRegistrationOpen: true });
    const token = facebook.issue('fb-new', { id: 'f-9', name: 'Nora Maria New', email: 'Nora@New.test' });
    const { json } = await open.call('POST', '/api/v1/security/login/facebook', { json: { token } });
    expect(json.data.user).toMatchObject({
      email: 'nora@new.test',
      role: 'user',
      firstName: 'Nora',
      lastName: 'Maria New',
    });
    const again = await open.call('POST', '/api/v1/security/login/facebook', { json: { token } });
    expect(again.json.data.user.id).toBe(json.data.user.id);
    const password = { email: 'nora@new.test', password: '' };
    expect((await open.call('POST', '/api/v1/security/login', { json: password })).status).toBe(422);
    await open.close();
  });

  test('anybody at the domain of an agency, as its client', async () => {
    const domainResolver = createTestResolver();
    const open = await createTestServer({
      social: { facebook: facebook.options },
      isRegistrationOpen: true,
      domainResolver,
      publicUrl: 'https://app.house.com',
    });
    const agency = await addAgency(open, 'Acme', await open.signIn());
    await proveDomain(open, domainResolver, agency, 'video.acme.com');
    const token = facebook.issue('fb-client', { id: 'f-11', name: 'Cleo', email: 'cleo@new.test' });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token });
    await open.fetch('https://video.acme.com/api/v1/security/login/facebook', { method: 'POST', headers, body });
    const [row] = await open.services.db.select().from(appUser).where(eq(appUser.email, 'cleo@new.test'));
    expect(row).toMatchObject({ tenantId: agency.id, role: 'client' });
    await open.close();
  });

  test('two first logins at the same moment make one account', async () => {
    const open = await createTestServer({ social: { facebook: facebook.options }, isRegistrationOpen: true });
    const token = facebook.issue('fb-twice', { id: 'f-10', name: 'Two', email: 'two@new.test' });
    const call = () => open.call('POST', '/api/v1/security/login/facebook', { json: { token } });
    await Promise.all([call(), call()]);
    const rows = await open.services.db.select().from(appUser).where(eq(appUser.email, 'two@new.test'));
    expect(rows).toHaveLength(1);
    expect((await call()).json.data.user.id).toBe(rows[0]?.id);
    await open.close();
  });

  test('requests to other sites are limited', async () => {
    const outcomes = [];
    for (let tries = 0; tries < 61; tries += 1) outcomes.push((await post('facebook', { token: 'unknown' })).status);
    expect(outcomes.filter((status) => status === 401)).toHaveLength(60);
    expect(outcomes.at(-1)).toBe(429);
  });
});

describe('a server without keys', () => {
  test('offers nothing, and says so', async () => {
    const plain = await createTestServer();
    const calls = [
      ['POST', 'google/begin', undefined],
      ['POST', 'google', { token: 'a', nonce: 'b' }],
      ['POST', 'facebook', { token: 'a' }],
      ['POST', 'twitter', { oauthToken: 'a', oauthVerifier: 'b' }],
      ['GET', 'twitter/url', undefined],
    ] as const;
    for (const [method, path, json] of calls) {
      const answer = await plain.call(method, `/api/v1/security/login/${path}`, json ? { json } : {});
      expect(outcome(answer)).toEqual([404, 'social_unavailable']);
    }
    expect((await plain.call('GET', '/api/v1/app')).json.data.socialSignIn).toEqual([]);
    await plain.close();
  });

  test('one with keys names them, and no secret', async () => {
    const { json } = await server.call('GET', '/api/v1/app');
    expect(json.data.socialSignIn.map(({ provider }: { provider: string }) => provider)).toEqual([
      'google',
      'facebook',
      'twitter',
    ]);
    expect(JSON.stringify(json)).not.toMatch(/secret/i);
    const check = await server.call('POST', '/api/login_check', { json: { email: 'a@b.test' } });
    expect(check.json.data.ways).toEqual(['password', 'google', 'facebook', 'twitter', 'invitation']);
  });
});

describe('linked accounts', () => {
  test('are listed and unlinked, but not the last way in', async () => {
    const email = await addConfirmed();
    const { token } = (await withGoogle('l-1', email)).json.data;
    await post('facebook', { token: facebook.issue('fb-l', { id: 'l-2', name: 'Ann', email }) });
    const list = async () => (await server.call('GET', '/api/v1/user/identity', { token })).json.data;
    expect((await list()).map((one: Record<string, unknown>) => [one.provider, one.label])).toEqual([
      ['google', email],
      ['facebook', email],
    ]);
    const [first, second] = await list();
    const unlink = (id: number) => server.call('DELETE', `/api/v1/user/identity/${id}`, { token });
    expect((await unlink(first.id)).json.data).toEqual({ unlinked: true });
    expect((await unlink(first.id)).status).toBe(404);
    await server.services.db.update(appUser).set({ passwordHash: null }).where(eq(appUser.email, email));
    expect(outcome(await unlink(second.id))).toEqual([409, 'last_sign_in_way']);
    expect(await list()).toHaveLength(1);
  });
});
