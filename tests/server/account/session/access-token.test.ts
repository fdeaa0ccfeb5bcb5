import { SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { createAccessTokens } from '../../../../server/account/session/access-token';

const signingKey = { kid: 'first', secret: new Uint8Array(48).fill(7) };
let now = Date.UTC(2026, 10, 26);
let isUsable = true;
const ring = {
  current: signingKey,
  find: (kid: string | undefined) => (isUsable && kid === signingKey.kid ? signingKey : undefined),
};
const tokens = createAccessTokens(ring, { now: () => now });

test('a token that was verified before ends with its time, and with the key that signed it', async () => {
  const token = await tokens.issue({ userId: 5, sessionId: 'sitting' });
  const subject = { userId: 5, sessionId: 'sitting' };
  expect(await tokens.verify(token)).toEqual(subject);
  expect(await tokens.verify(token)).toEqual(subject);
  isUsable = false;
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'jwt_invalid' });
  isUsable = true;
  expect(await tokens.verify(token)).toEqual(subject);
  now += 15 * 60 * 1000;
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'jwt_expired' });
});

test('a changed token is refused although the right one was verified', async () => {
  const token = await tokens.issue({ userId: 5, sessionId: 'sitting' });
  await tokens.verify(token);
  await expect(tokens.verify(`${token.slice(0, -2)}AA`)).rejects.toMatchObject({ code: 'jwt_invalid' });
});

test('an embed token names its key, its sites and its project', async () => {
  const claims = { keyId: 3, origins: ['https://shop.test'], projectId: 12 };
  const token = await tokens.issueEmbed({ userId: 5, lifetimeSeconds: 60, ...claims });
  expect(await tokens.verify(token)).toEqual({ userId: 5, sessionId: 'api-key-3', embed: claims });
  now += 60_000;
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'jwt_expired' });
});

test('a token that was verified is not checked again', async () => {
  const find = vi.fn(ring.find);
  const counted = createAccessTokens({ current: signingKey, find }, { now: () => now });
  const token = await counted.issue({ userId: 5, sessionId: 'sitting' });
  const first = await counted.verify(token);
  expect(await counted.verify(token)).toBe(first);
});

describe('a token with the right signature', () => {
  const signed = (claims: Record<string, unknown>, { subject = '5', audience = 'spotreel-api', kid = 'first' } = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .setSubject(subject)
      .setIssuer('spotreel')
      .setAudience(audience)
      .setIssuedAt(now / 1000)
      .setExpirationTime(now / 1000 + 60)
      .sign(signingKey.secret);
  const outcome = async (token: Promise<string>) =>
    tokens.verify(await token).then(
      ({ userId }) => userId,
      (error: { code: string }) => error.code,
    );

  test('names a person and a session', async () => {
    expect(await outcome(signed({ sid: 'sitting' }))).toBe(5);
    expect(await outcome(signed({}))).toBe('jwt_expired');
    for (const subject of ['0', '-5', '1.5', 'ann', '9007199254740993'])
      expect(await outcome(signed({ sid: 'sitting' }, { subject }))).toBe('jwt_invalid');
  });

  test('is for this server, and of a key that it knows', async () => {
    expect(await outcome(signed({ sid: 'sitting' }, { audience: 'another-api' }))).toBe('jwt_invalid');
    expect(await outcome(signed({ sid: 'sitting' }, { kid: 'unknown' }))).toBe('jwt_invalid');
  });

  test('that is to be embedded names what it opens', async () => {
    const audience = 'spotreel-embed';
    expect(await outcome(signed({ embed: { key: 3, origins: ['https://shop.test'] } }, { audience }))).toBe(5);
    expect(await outcome(signed({ sid: 'sitting' }, { audience }))).toBe('jwt_invalid');
  });
});
