import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KeyRings, openKeyRings } from '../../../../server/account/session/keys';
import { rotateKeys, sweepSigningKeys } from '../../../../server/account/session/rotate-keys';
import { createSecretBox } from '../../../../server/account/session/secret-box';
import { KEY_PURPOSES, refreshToken, signingKey } from '../../../../server/account/tables';
import { readRotation } from '../../../../server/commands/run-rotation';
import { resealStored } from '../../../../server/publishing/connections/reseal';
import { tokenOwner } from '../../../../server/publishing/sealed-values';
import { publishingConnection } from '../../../../server/publishing/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const HOUR_MS = 3_600_000;
let server: TestServer;
let rings: KeyRings;
beforeAll(async () => {
  server = await createTestServer();
  rings = await openKeyRings(server.services.db, server.services.clock);
});
afterAll(() => server.close());

const me = async (token: string) => (await server.call('GET', '/api/v1/user', { token })).status;
const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

describe('a new key', () => {
  test('signs when every server knows it, and old tokens go on until their end', async () => {
    const { db, clock, keyRings } = server.services;
    const before = await server.signIn();
    await rotateKeys(db, clock, { purposes: ['session'], isServing: true });
    await keyRings.refresh();
    const meanwhile = await server.signIn();
    expect(kidOf(meanwhile)).toBe(kidOf(before));
    server.now += 4 * 60_000;
    const after = await server.signIn();
    expect(kidOf(after)).not.toBe(kidOf(before));
    expect([await me(before), await me(after)]).toEqual([200, 200]);
  });

  test('without an overlap ends what the old one signed', async () => {
    const { db, clock, keyRings } = server.services;
    const before = await server.signIn();
    await rotateKeys(db, clock, { purposes: ['session'], overlapMs: 0, isServing: false });
    await keyRings.refresh();
    expect(await me(before)).toBe(401);
    expect(await me(await server.signIn())).toBe(200);
  });

  test('of sessions without an overlap ends them: their refresh tokens bring no new access', async () => {
    const { db, clock, keyRings } = server.services;
    const open = () => db.select().from(refreshToken).where(isNull(refreshToken.revokedAt));
    await server.signIn();
    await rotateKeys(db, clock, { purposes: ['session'], isServing: false });
    expect((await open()).length).toBeGreaterThan(0);
    await rotateKeys(db, clock, { purposes: ['session'], overlapMs: 0, isServing: false });
    await keyRings.refresh();
    expect(await open()).toEqual([]);
  });

  test('leaves links without an end as they are, unless an overlap is given', async () => {
    const { db, clock } = server.services;
    const old = rings.of('survey_page').current.kid;
    await rotateKeys(db, clock, { purposes: ['survey_page', 'media'], isServing: false });
    await rings.refresh();
    const media = rings.of('media').current.kid;
    server.now += 400 * 24 * HOUR_MS;
    expect(rings.of('survey_page').current.kid).not.toBe(old);
    expect(rings.of('survey_page').find(old)?.kid).toBe(old);
    await rotateKeys(db, clock, { purposes: ['survey_page', 'media'], overlapMs: HOUR_MS, isServing: false });
    await rings.refresh();
    server.now += 2 * HOUR_MS;
    expect(rings.of('survey_page').find(old)).toBeUndefined();
    expect(rings.of('media').find(media)).toBeUndefined();
  });

  test('of data exports ends with the last address that the old one signed', async () => {
    const { db, clock } = server.services;
    const old = rings.of('account_link').current.kid;
    await rotateKeys(db, clock, { purposes: ['account_link'], isServing: false });
    await rings.refresh();
    expect(rings.of('account_link').find(old)?.kid).toBe(old);
    server.now += 2 * HOUR_MS;
    expect(rings.of('account_link').find(old)).toBeUndefined();
  });

  test('opens what an older one sealed, and the daily sweep seals it anew', async () => {
    const { db, clock } = server.services;
    const box = createSecretBox(rings.of('stored_secret'));
    const key = { ownerId: 1, platform: 'youtube', channelId: 'UC-1' } as const;
    const sealedToken = box.seal('refresh token', tokenOwner(key));
    await db.insert(publishingConnection).values({ ...key, tenantId: 1, name: 'Channel', sealedToken });
    await rotateKeys(db, clock, { purposes: ['stored_secret'], overlapMs: 0, isServing: false });
    await rings.refresh();
    expect([box.isStale(sealedToken), box.open(sealedToken, tokenOwner(key))]).toEqual([true, 'refresh token']);
    await resealStored({ db, secretBox: box });
    const [row] = await db.select().from(publishingConnection);
    expect(box.isStale(row?.sealedToken ?? '')).toBe(false);
    expect(box.open(row?.sealedToken ?? '', tokenOwner(key))).toBe('refresh token');
  });

  test('an old key is removed a day after its end', async () => {
    const { db, clock } = server.services;
    const count = () => db.$count(signingKey, eq(signingKey.purpose, 'session'));
    server.now += 30 * 24 * HOUR_MS;
    await sweepSigningKeys(db, clock);
    expect(await count()).toBe(1);
  });
});

describe('the command', () => {
  test('takes all keys, or those that are named', () => {
    expect(readRotation([])).toEqual({ purposes: KEY_PURPOSES });
    expect(readRotation(['--keys', 'session, media', '--overlap-hours', '2'])).toEqual({
      purposes: ['session', 'media'],
      overlapMs: 2 * HOUR_MS,
    });
    expect(readRotation(['--help'])).toBe('help');
  });

  test.each([[['--keys', 'cookies']], [['--overlap-hours', '-1']], [['--overlap-hours', 'soon']], [['--unknown']]])(
    'refuses %s',
    (given) => {
      expect(() => readRotation(given)).toThrow();
    },
  );
});
