import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotaUse } from '../../../../server/platform/data/tables';
import { createMailbox, tokenIn } from '../../fixtures/mailbox';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const mail = createMailbox();
const PASSWORD = 'a longer new password';
let server: TestServer;
let operator: string;

beforeAll(async () => {
  server = await createTestServer({ mail, publicUrl: 'https://videos.example' });
  operator = await server.signIn();
  await server.addUser({ email: 'ann@spotreel.test' });
  await server.addUser({ email: 'boss@agency.test', tenant: 'agency', role: 'agency_admin' });
  await server.addUser({ email: 'seller@shop.test', tenant: 'shop', role: 'reseller' });
});
afterAll(() => server.close());

const invite = (token: string, email: string, role = 'user') =>
  server.call('POST', '/api/v1/invitation', { token, json: { email, role } });
const offer = (token: string) => server.call('POST', '/api/v1/security/invitation', { json: { token } });
const accept = (token: string, more: Record<string, unknown> = {}) =>
  server.call('POST', '/api/v1/security/invitation/accept', {
    json: { token, firstName: 'Nora', lastName: 'New', password: PASSWORD, passwordRepeat: PASSWORD, ...more },
  });

describe('an invitation', () => {
  test('leads from an email to an account that is logged in', async () => {
    const { json } = await invite(operator, 'Nora@New.test');
    expect(json.data).toMatchObject({ email: 'nora@new.test', role: 'user', status: 'open', invitedBy: 'Dana Demo' });
    const letter = await mail.next('nora@new.test');
    expect(letter.subject).toBe('Dana Demo invites you to Spotreel');
    const token = tokenIn(letter);
    expect((await offer(token)).json.data).toEqual({ email: 'nora@new.test', role: 'user', tenantName: 'Spotreel' });
    const accepted = await accept(token);
    expect(accepted.json.data.user).toMatchObject({ email: 'nora@new.test', firstName: 'Nora', role: 'user' });
    const me = await server.call('GET', '/api/v1/user', { token: accepted.json.data.token });
    expect(me.json.data.email).toBe('nora@new.test');
    const list = await server.call('GET', '/api/v1/invitation', { token: operator });
    expect(list.json.data[0]).toMatchObject({ email: 'nora@new.test', status: 'accepted' });
    expect((await accept(token)).json.code).toBe('link_invalid');
  });

  test('is in the language of who invites; the new account speaks what its browser asks for', async () => {
    await server.call('PUT', '/api/v1/user', { token: operator, json: { language: 'de' } });
    await invite(operator, 'lena@new.test');
    const letter = await mail.next('lena@new.test');
    await server.call('PUT', '/api/v1/user', { token: operator, json: { language: null } });
    expect(letter.subject).toBe('Dana Demo lädt dich zu Spotreel ein');
    const names = { firstName: 'Lena', lastName: 'New', password: PASSWORD, passwordRepeat: PASSWORD };
    const accepted = await server.call('POST', '/api/v1/security/invitation/accept', {
      json: { token: tokenIn(letter), ...names },
      headers: { 'accept-language': 'xx, de-AT;q=0.9, en;q=0.8' },
    });
    expect(accepted.json.data.user.language).toBe('de');
  });

  test('takes no password that people try first, and stays open', async () => {
    await invite(operator, 'olga@new.test');
    const token = tokenIn(await mail.next('olga@new.test'));
    const common = { password: 'qwertyuiop', passwordRepeat: 'qwertyuiop' };
    expect((await accept(token, common)).json.code).toBe('password_common');
    expect((await accept(token)).status).toBe(200);
  });

  test('into a tenant that has been archived since leads nowhere', async () => {
    const tenant = (
      await server.call('POST', '/api/v1/tenant', {
        token: operator,
        json: { name: 'Closing', kind: 'agency' },
      })
    ).json.data;
    const draft = { email: 'late@new.test', role: 'agency_user', tenantId: tenant.id };
    await server.call('POST', '/api/v1/invitation', { token: operator, json: draft });
    const token = tokenIn(await mail.next('late@new.test'));
    await server.call('POST', `/api/v1/tenant/${tenant.id}/archive`, { token: operator, json: { archived: true } });
    expect((await accept(token)).json.code).toBe('link_invalid');
  });

  test('cannot be sent to one address, or by one account, without end', async () => {
    await server.addUser({ email: 'loud@agency.test', tenant: 'loud', role: 'agency_admin' });
    const loud = await server.signIn('loud@agency.test');
    const codes = [];
    for (let count = 0; count < 5; count++) codes.push((await invite(loud, 'tired@new.test', 'client')).json.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'rate_limited']);
    const { id } = (await server.call('GET', '/api/v1/user', { token: loud })).json.data;
    await server.services.db
      .insert(quotaUse)
      .values({
        measure: 'invitation-mail-account',
        subject: String(id),
        used: 200,
        endsAt: new Date(server.now + 60_000),
      })
      .onConflictDoUpdate({ target: [quotaUse.measure, quotaUse.subject], set: { used: 200 } });
    expect((await invite(loud, 'fresh@new.test', 'client')).json.code).toBe('rate_limited');
    expect((await invite(operator, 'fresh@new.test')).status).toBe(200);
  });

  test('of the same address replaces the first', async () => {
    await invite(operator, 'twice@new.test');
    const first = tokenIn(await mail.next('twice@new.test'));
    await invite(operator, 'twice@new.test');
    const second = tokenIn(await mail.next('twice@new.test'));
    expect((await offer(first)).json.code).toBe('link_invalid');
    expect((await offer(second)).status).toBe(200);
  });

  test('ends after a week, and can be taken back', async () => {
    await invite(operator, 'slow@new.test');
    const slow = tokenIn(await mail.next('slow@new.test'));
    const { json } = await invite(operator, 'gone@new.test');
    const gone = tokenIn(await mail.next('gone@new.test'));
    const path = `/api/v1/invitation/${json.data.id}`;
    expect((await server.call('DELETE', path, { token: operator })).json.data).toEqual({ deleted: true });
    expect((await accept(gone)).json.code).toBe('link_invalid');
    server.now += 8 * 24 * 60 * 60 * 1000;
    expect((await accept(slow)).json.code).toBe('link_invalid');
    operator = await server.signIn();
  });

  test('is not for an address that has an account', async () => {
    const { status, json } = await invite(operator, 'ann@spotreel.test');
    expect([status, json.code]).toEqual([409, 'email_taken']);
  });

  test('to two tenants makes one account, of the one that was accepted first', async () => {
    const boss = await server.signIn('boss@agency.test');
    await invite(operator, 'both@new.test');
    const first = tokenIn(await mail.next('both@new.test'));
    await invite(boss, 'both@new.test', 'client');
    const second = tokenIn(await mail.next('both@new.test'));
    expect((await accept(second)).json.data.user.role).toBe('client');
    expect((await accept(first)).json.code).toBe('email_taken');
  });
});

describe('roles', () => {
  test('people without one invite nobody', async () => {
    const token = await server.signIn('ann@spotreel.test');
    expect((await invite(token, 'x@new.test')).status).toBe(403);
    expect((await server.call('GET', '/api/v1/invitation', { token })).status).toBe(403);
  });

  test.each([
    ['boss@agency.test', 'operator'],
    ['boss@agency.test', 'reseller'],
    ['seller@shop.test', 'agency_admin'],
  ])('%s cannot give the role %s', async (email, role) => {
    const { status, json } = await invite(await server.signIn(email), 'x@new.test', role);
    expect([status, json.code]).toEqual([403, 'forbidden']);
  });

  test('one tenant neither sees nor deletes the invitations of another', async () => {
    const { json } = await invite(operator, 'ours@new.test');
    const boss = await server.signIn('boss@agency.test');
    const list = await server.call('GET', '/api/v1/invitation', { token: boss });
    expect(list.json.data.map(({ email }: { email: string }) => email)).not.toContain('ours@new.test');
    expect((await server.call('DELETE', `/api/v1/invitation/${json.data.id}`, { token: boss })).status).toBe(404);
  });
});

describe('registration', () => {
  const register = (at: TestServer, email: string) => at.call('POST', '/api/v1/security/register', { json: { email } });

  test('is closed unless the operator opens it', async () => {
    const { status, json } = await register(server, 'new@new.test');
    expect([status, json.code]).toEqual([403, 'registration_closed']);
  });

  test('confirms the address, and tells nobody which addresses have accounts', async () => {
    const open = await createTestServer({ mail, publicUrl: 'https://open.example', isRegistrationOpen: true });
    await open.addUser({ email: 'here@open.test' });
    const answers = [await register(open, 'here@open.test'), await register(open, 'fresh@open.test')];
    expect(answers.map(({ json }) => json.data)).toEqual([{ accepted: true }, { accepted: true }]);
    expect((await mail.next('here@open.test')).subject).toBe('You already have a Spotreel account');
    const letter = await mail.next('fresh@open.test');
    expect(letter.subject).toBe('Confirm your email for Spotreel');
    const accepted = await open.call('POST', '/api/v1/security/invitation/accept', {
      json: { token: tokenIn(letter), firstName: '', lastName: '', password: PASSWORD, passwordRepeat: PASSWORD },
    });
    expect(accepted.json.data.user).toMatchObject({ email: 'fresh@open.test', role: 'user' });
    await open.close();
  });

  test("leaves an admin's invitation of the same address as it is, and sends it again", async () => {
    const open = await createTestServer({ mail, publicUrl: 'https://open.example', isRegistrationOpen: true });
    const token = await open.signIn();
    await open.call('POST', '/api/v1/invitation', { token, json: { email: 'boss@new.test', role: 'operator' } });
    const invited = tokenIn(await mail.next('boss@new.test'));
    await register(open, 'boss@new.test');
    const again = tokenIn(await mail.next('boss@new.test'));
    for (const link of [invited, again]) {
      const { json } = await open.call('POST', '/api/v1/security/invitation', { json: { token: link } });
      expect(json.data).toMatchObject({ email: 'boss@new.test', role: 'operator' });
    }
    await open.close();
  });
});
