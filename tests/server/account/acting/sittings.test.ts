/** Acting as another person is a sitting: begun with a reason, timed, counted, and known to the person. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actingSitting, auditEntry } from '../../../../server/account/tables';
import { beginActing } from '../../fixtures/acting';
import { makeKey } from '../../fixtures/api-key';
import { createMailbox } from '../../fixtures/mailbox';
import { createTestServer, PASSWORD, type TestServer } from '../../fixtures/test-server';

const mail = createMailbox();
const ANN = 'ann@spotreel.test';
const MINUTE = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ mail, publicUrl: 'https://videos.example' });
  await server.addUser({ email: ANN });
  await server.addUser({ email: 'ben@spotreel.test' });
  await server.addUser({ email: 'boss@agency.test', tenant: 'agency', role: 'agency_admin' });
  await server.addUser({ email: 'chief@agency.test', tenant: 'agency', role: 'agency_admin' });
  await server.addUser({ email: 'client@agency.test', tenant: 'agency', role: 'client' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(actingSitting);
  await server.services.db.delete(auditEntry);
});

const login = async (email = 'demo@spotreel.test') =>
  (await server.call('POST', '/api/v1/security/login', { json: { email, password: PASSWORD } })).json.data;
const codeAs = async (token: string, headers: Record<string, string>) =>
  (await server.call('GET', '/api/v1/user', { token, headers })).json.code;

describe('a sitting', () => {
  test('is needed for X-Switch-User, and is for one person', async () => {
    const token = await server.signIn();
    expect(await codeAs(token, { 'x-switch-user': ANN })).toBe('acting_not_begun');
    const headers = await beginActing(server, token, ANN);
    expect(await codeAs(token, headers)).toBeUndefined();
    expect(await codeAs(token, { 'x-switch-user': 'ben@spotreel.test' })).toBe('acting_not_begun');
  });

  test('is for the login in which it was begun', async () => {
    const headers = await beginActing(server, await server.signIn(), ANN);
    expect(await codeAs(await server.signIn(), headers)).toBe('acting_not_begun');
  });

  test('ends after its minutes, by itself', async () => {
    const { now } = server;
    const token = await server.signIn();
    const headers = await beginActing(server, token, ANN, { minutes: 10 });
    server.now = now + 10 * MINUTE - 1;
    expect(await codeAs(token, headers)).toBeUndefined();
    server.now = now + 10 * MINUTE;
    const { status, json } = await server.call('GET', '/api/v1/user', { token, headers });
    expect([status, json.code]).toEqual([403, 'acting_over']);
    server.now = now;
  });

  test('ends when it is left, and when another one begins', async () => {
    const token = await server.signIn();
    const first = await beginActing(server, token, ANN);
    await server.call('POST', '/api/v1/impersonation/end', { token, headers: first });
    expect(await codeAs(token, first)).toBe('acting_over');
    const again = await beginActing(server, token, ANN);
    expect(await codeAs(token, again)).toBeUndefined();
    await beginActing(server, token, 'ben@spotreel.test');
    expect(await codeAs(token, again)).toBe('acting_over');
  });

  test('ends with the logout and with a change of the password', async () => {
    const open = async () =>
      (await server.services.db.select().from(actingSitting)).filter(({ endedAt }) => endedAt === null).length;
    const { token, refreshToken } = await login('boss@agency.test');
    await beginActing(server, token, 'client@agency.test');
    expect(await open()).toBe(1);
    await server.call('POST', '/api/v1/security/logout', { json: { refreshToken } });
    expect(await open()).toBe(0);
    const second = (await login('chief@agency.test')).token;
    const headers = await beginActing(server, second, 'client@agency.test');
    const json = { currentPassword: PASSWORD, password: `${PASSWORD} again`, passwordRepeat: `${PASSWORD} again` };
    expect((await server.call('PUT', '/api/v1/user/password', { token: second, json })).status).toBe(200);
    expect(await codeAs(second, headers)).toBe('acting_over');
  });

  test.each([
    ['no reason', { email: ANN }, 'reason'],
    ['an empty reason', { email: ANN, reason: '   ' }, 'reason'],
    ['more than an hour', { email: ANN, reason: 'Asked for help', minutes: 61 }, 'minutes'],
    ['no time', { email: ANN, reason: 'Asked for help', minutes: 0 }, 'minutes'],
  ])('is not begun with %s', async (_, json, field) => {
    const answer = await server.call('POST', '/api/v1/impersonation', { token: await server.signIn(), json });
    expect([answer.status, Object.keys(answer.json.details)]).toEqual([422, [field]]);
    expect(await server.services.db.select().from(actingSitting)).toEqual([]);
  });

  test('is not begun out of another one, whose log would name the wrong person', async () => {
    const token = await server.signIn();
    const headers = await beginActing(server, token, 'boss@agency.test');
    const json = { email: 'client@agency.test', reason: 'One step further' };
    const nested = await server.call('POST', '/api/v1/impersonation', { token, headers, json });
    expect(nested.json.code).toBe('forbidden');
    expect(await codeAs(token, headers)).toBeUndefined();
  });

  test('is not begun with an API key', async () => {
    const key = await makeKey(server, await server.signIn('boss@agency.test'));
    const json = { email: 'client@agency.test', reason: 'Asked for help' };
    const answer = await server.call('POST', '/api/v1/impersonation', { token: key, json });
    expect(answer.json.code).toBe('token_not_for_this');
  });

  test('says why and until when, to who acts', async () => {
    const token = await server.signIn();
    const headers = await beginActing(server, token, ANN, { reason: 'Ticket 12', minutes: 15 });
    const { json } = await server.call('GET', '/api/v1/impersonation', { token, headers });
    const { sitting } = json.data;
    expect(sitting.reason).toBe('Ticket 12');
    expect(Date.parse(sitting.endsAt) - Date.parse(sitting.beganAt)).toBe(15 * MINUTE);
    expect((await server.call('GET', '/api/v1/impersonation', { token })).json.data).toEqual({ sitting: null });
  });
});

describe('the audit log', () => {
  const entries = async (token: string) => (await server.call('GET', '/api/v1/audit', { token })).json.data;

  test('has one entry a sitting, with its reason and what was read', async () => {
    const token = await server.signIn();
    const headers = await beginActing(server, token, ANN, { reason: 'Ticket 13' });
    await Promise.all([1, 2, 3].map(() => server.call('GET', '/api/v1/project', { token, headers })));
    await server.call('GET', '/api/v1/user', { token, headers });
    await server.call('GET', '/api/v1/impersonation', { token, headers });
    const found = await entries(token);
    expect(found).toHaveLength(1);
    const reads = found[0].sitting.reads.map(({ times }: { times: number }) => times);
    expect([found[0].sitting.reason, reads]).toEqual(['Ticket 13', [3, 1]]);
    expect(found[0].sitting.reads[1].action).toBe('The signed-in user.');
  });

  test('counts nothing that was refused', async () => {
    const token = await server.signIn();
    const headers = await beginActing(server, token, ANN);
    expect((await server.call('GET', '/api/v1/project/999999/status', { token, headers })).status).toBe(404);
    expect((await server.call('GET', '/api/v1/people', { token, headers })).status).toBe(403);
    expect((await entries(token))[0].sitting.reads).toEqual([]);
  });

  test('exports the sitting too', async () => {
    const token = await server.signIn();
    await beginActing(server, token, ANN, { reason: 'Ticket 14' });
    const { json } = await server.call('GET', '/api/v1/audit/export', { token });
    expect(JSON.parse(json.data.lines).sitting.reason).toBe('Ticket 14');
  });
});

describe('the person', () => {
  test('gets an email that says who, when and why, and sees it in the account', async () => {
    const token = await server.signIn();
    const headers = await beginActing(server, token, ANN, { reason: 'Ticket 15 <b>' });
    const letter = () => mail.sent.find(({ to, text }) => to === ANN && text.includes('Ticket 15 <b>'));
    await expect.poll(letter, { timeout: 30_000 }).toBeDefined();
    expect(letter()?.text).toContain('Dana Demo');
    expect(letter()?.text).toContain('https://videos.example/account/security');
    expect(letter()?.html).toContain('Ticket 15 &lt;b&gt;');
    const ann = await server.signIn(ANN);
    const visits = await server.call('GET', '/api/v1/user/visit', { token: ann });
    expect(visits.json.data).toMatchObject([{ by: 'Dana Demo', reason: 'Ticket 15 <b>', isOpen: true }]);
    await server.call('POST', '/api/v1/impersonation/end', { token, headers });
    const [ended] = (await server.call('GET', '/api/v1/user/visit', { token: ann })).json.data;
    expect(ended.isOpen).toBe(false);
    const ben = await server.signIn('ben@spotreel.test');
    expect((await server.call('GET', '/api/v1/user/visit', { token: ben })).json.data).toEqual([]);
  });

  test('has a notification, which who acts cannot take away', async () => {
    const token = await server.signIn();
    // after the account was made, which is when its owner looked first
    server.now = Date.now() + MINUTE;
    const headers = await beginActing(server, token, ANN, { reason: 'Ticket 16' });
    const until = new Date(server.now + MINUTE).toISOString();
    server.now += 2 * MINUTE;
    await server.call('POST', '/api/v1/notification/seen', { token, headers, json: { until } });
    const ann = await server.signIn(ANN);
    const { json } = await server.call('GET', '/api/v1/notification', { token: ann });
    expect(json.data).toMatchObject([{ kind: 'visit', author: 'Dana Demo', text: 'Ticket 16', isSeen: false }]);
  });
});
