/** Connecting and disconnecting channels. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalDataDomain } from '../../../../server/personal-data/domain';
import { publishingConnection, publishingLogin } from '../../../../server/publishing/tables';
import { createTestServer } from '../../fixtures/test-server';
import { createPublishingServer, type PublishingServer } from '../publishing-server';

let own: PublishingServer;
beforeAll(async () => {
  own = await createPublishingServer();
});
afterAll(() => own.close());
beforeEach(() => {
  own.youtube.faults.clear();
  Object.assign(own.youtube, { channelId: 'UC-lamps', isRefused: false });
});

const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code];

describe('connecting', () => {
  test('goes to Google with state, PKCE and offline access, and back to the app', async () => {
    const ann = await own.person('ann@spotreel.test');
    const { status, json } = await ann.begin();
    expect(status).toBe(200);
    const { searchParams } = new URL(json.data.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'client-1',
      redirect_uri: 'http://spotreel.test/publishing/return/youtube',
      response_type: 'code',
      access_type: 'offline',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(searchParams.get('scope')).toContain('youtube.upload');
    const back = await ann.visit(json.data.url);
    expect(back.pathname).toBe('/account/integrations');
    expect(back.searchParams.get('publishing')).toBe('youtube');
    const login = { platform: 'youtube', code: back.searchParams.get('code'), state: back.searchParams.get('state') };
    const connected = await ann.call('POST', '/v1/publishing/connection', login);
    expect(connected.json.data).toMatchObject({
      platform: 'youtube',
      name: 'Lamps & Light',
      url: 'https://www.youtube.com/channel/UC-lamps',
      needsLogin: false,
    });
    const { data } = (await ann.call('GET', '/v1/publishing')).json;
    expect(data).toEqual({ platforms: [{ platform: 'youtube', name: 'YouTube' }], connections: [connected.json.data] });
    expect(codeOf(await ann.call('POST', '/v1/publishing/connection', login))).toEqual([
      422,
      'publishing_login_invalid',
    ]);
  });

  test('stores the token encrypted', async () => {
    const ben = await own.person('ben@spotreel.test');
    const { data } = (await ben.connect()).json;
    const { db, secretBox } = own.server.services;
    const [row] = await db.select().from(publishingConnection).where(eq(publishingConnection.id, data.id));
    const sealed = row?.sealedToken ?? '';
    const [refresh] = [...own.youtube.tokens.keys()].slice(-1);
    expect(sealed).not.toContain('refresh-');
    expect(secretBox.open(sealed, `publishing-token ${ben.id} youtube UC-lamps`)).toBe(refresh);
    expect(secretBox.open(sealed, `publishing-token ${ben.id + 1} youtube UC-lamps`)).toBeUndefined();
  });

  test('of somebody else’s login is refused', async () => {
    const cleo = await own.person('cleo@spotreel.test');
    const dan = await own.person('dan@spotreel.test');
    const { searchParams } = await cleo.visit((await cleo.begin()).json.data.url);
    const login = { platform: 'youtube', code: searchParams.get('code'), state: searchParams.get('state') };
    expect(codeOf(await dan.call('POST', '/v1/publishing/connection', login))).toEqual([
      422,
      'publishing_login_invalid',
    ]);
    expect((await cleo.call('POST', '/v1/publishing/connection', login)).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    const eve = await own.person('eve@spotreel.test');
    const { url } = (await eve.begin()).json.data;
    const { searchParams } = await eve.visit(url);
    const before = own.server.now;
    own.server.now += 11 * 60 * 1000;
    const login = { platform: 'youtube', code: searchParams.get('code'), state: searchParams.get('state') };
    const late = await eve.call('POST', '/v1/publishing/connection', login);
    expect(codeOf(late)).toEqual([422, 'publishing_login_invalid']);
    // without the login, the person stays at the address where the platform sent them
    expect((await eve.visit(url)).searchParams.get('state')).toBe(searchParams.get('state'));
    own.server.now = before;
  });

  test('that the person refuses brings the reason to the app', async () => {
    const fay = await own.person('fay@spotreel.test');
    own.youtube.isRefused = true;
    const back = await fay.visit((await fay.begin()).json.data.url);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('keeps five logins of a person at a time', async () => {
    const gil = await own.person('gil@spotreel.test');
    for (let count = 0; count < 7; count++) await gil.begin();
    expect(await own.server.services.db.$count(publishingLogin, eq(publishingLogin.ownerId, gil.id))).toBe(5);
  });

  test.each([
    [
      'without the right to upload',
      { scope: 'https://www.googleapis.com/auth/youtube.readonly' },
      403,
      'publishing_permission_missing',
    ],
    ['without a channel', { channelId: 'UC-none' }, 409, 'publishing_channel_missing'],
  ])('%s is refused', async (what, state, status, code) => {
    const person = await own.person(`${what.replaceAll(' ', '-')}@spotreel.test`);
    const { scope } = own.youtube;
    Object.assign(own.youtube, state);
    expect(codeOf(await person.connect())).toEqual([status, code]);
    own.youtube.scope = scope;
    expect((await person.call('GET', '/v1/publishing')).json.data.connections).toEqual([]);
  });

  test.each(['slow', 'limited', 'down', 'garbage', 'cut'] as const)('while Google is %s is refused', async (fault) => {
    const person = await own.person(`${fault}@spotreel.test`);
    own.youtube.faults.set('POST /token', [fault]);
    expect(codeOf(await person.connect())).toEqual([503, 'publishing_failed']);
    own.youtube.faults.set('GET /youtube/v3/channels', [fault]);
    expect(codeOf(await person.connect())).toEqual([503, 'publishing_failed']);
    expect((await person.connect()).status).toBe(200);
  });
});

describe('the limit', () => {
  test('counts channels, and takes the same channel again', async () => {
    const hal = await own.person('hal@spotreel.test');
    const { data: first } = (await hal.connect()).json;
    own.youtube.channels.set('UC-desks', 'Desks');
    expect(codeOf(await hal.begin())).toEqual([403, 'publishing_platform_limit']);
    const again = await hal.connect({ connectionId: first.id });
    expect(again.json.data).toMatchObject({ id: first.id, name: 'Lamps & Light' });
    own.youtube.channelId = 'UC-desks';
    expect(codeOf(await hal.connect({ connectionId: first.id }))).toEqual([403, 'publishing_platform_limit']);
    expect((await hal.call('GET', '/v1/publishing')).json.data.connections).toHaveLength(1);
  });

  test('is that of the account', async () => {
    const ida = await own.person('ida@spotreel.test', { publishingPlatformLimit: 2 });
    await ida.connect();
    own.youtube.channels.set('UC-desks', 'Desks');
    own.youtube.channelId = 'UC-desks';
    expect((await ida.connect()).status).toBe(200);
    expect(codeOf(await ida.begin())).toEqual([403, 'publishing_platform_limit']);
    const { usages } = (await ida.call('GET', '/v1/user')).json.data;
    expect(usages.publishingPlatforms).toBe(2);
  });

  test('holds for two logins that end at once', async () => {
    const jon = await own.person('jon@spotreel.test');
    own.youtube.channels.set('UC-desks', 'Desks');
    const answers: URLSearchParams[] = [];
    const logins = [(await jon.begin()).json.data.url, (await jon.begin()).json.data.url];
    for (const [index, url] of logins.entries()) {
      own.youtube.channelId = index === 0 ? 'UC-lamps' : 'UC-desks';
      answers.push((await jon.visit(url)).searchParams);
    }
    const connected = await Promise.all(
      answers.map((one) =>
        jon.call('POST', '/v1/publishing/connection', {
          platform: 'youtube',
          code: one.get('code'),
          state: one.get('state'),
        }),
      ),
    );
    expect(connected.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});

describe('disconnecting', () => {
  test('removes the channel and revokes the permission, also after Google was away', async () => {
    const kim = await own.person('kim@spotreel.test');
    own.youtube.channels.set('UC-kim', 'Kim');
    own.youtube.channelId = 'UC-kim';
    const { data } = (await kim.connect()).json;
    const [refresh = ''] = [...own.youtube.tokens.keys()].slice(-1);
    expect((await kim.call('DELETE', `/v1/publishing/connection/${data.id}`)).json.data).toEqual({ id: data.id });
    expect((await kim.call('GET', '/v1/publishing')).json.data.connections).toEqual([]);
    await expect.poll(() => own.youtube.revoked.has(refresh), { timeout: 20_000 }).toBe(true);
    expect((await kim.call('DELETE', `/v1/publishing/connection/${data.id}`)).status).toBe(404);
  });

  test('keeps the permission of a channel that another account has connected', async () => {
    own.youtube.channels.set('UC-shared', 'Shared');
    own.youtube.channelId = 'UC-shared';
    const lee = await own.person('lee@spotreel.test');
    const mia = await own.person('mia@spotreel.test');
    const first = (await lee.connect()).json.data;
    const second = (await mia.connect()).json.data;
    const asked = own.youtube.asked.length;
    await lee.call('DELETE', `/v1/publishing/connection/${first.id}`);
    await mia.call('DELETE', `/v1/publishing/connection/${second.id}`);
    await expect.poll(() => own.youtube.asked.slice(asked)).toEqual(['POST /revoke']);
  });

  test('of another account’s channel finds nothing', async () => {
    const nat = await own.person('nat@spotreel.test');
    const oli = await own.person('oli@spotreel.test');
    const { data } = (await nat.connect()).json;
    expect((await oli.call('DELETE', `/v1/publishing/connection/${data.id}`)).status).toBe(404);
    expect((await oli.begin({ connectionId: data.id })).status).toBe(404);
  });

  test('comes with the end of the account', async () => {
    const pam = await own.person('pam@spotreel.test');
    own.youtube.channels.set('UC-pam', 'Pam');
    own.youtube.channelId = 'UC-pam';
    await pam.connect();
    const [refresh = ''] = [...own.youtube.tokens.keys()].slice(-1);
    await own.server.services.modules.servicesOf(personalDataDomain).deleteAccount(pam.id);
    await expect.poll(() => own.youtube.revoked.has(refresh), { timeout: 20_000 }).toBe(true);
  });
});

test('a server without keys offers no platform', async () => {
  const plain = await createTestServer();
  const token = await plain.signIn();
  const { json } = await plain.call('GET', '/api/v1/publishing', { token });
  expect(json.data).toEqual({ platforms: [], connections: [] });
  const begun = await plain.call('POST', '/api/v1/publishing/login', { token, json: { platform: 'youtube' } });
  expect(codeOf(begun)).toEqual([404, 'publishing_unavailable']);
  await plain.close();
});
