import { expect, test } from 'vitest';
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
