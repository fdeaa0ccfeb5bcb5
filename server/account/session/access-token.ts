import type { Clock } from '@spotreel/sdk/base';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../../platform/http/api-error';
import type { KeyRing } from './keys';

/** Seconds. */
export const ACCESS_TOKEN_LIFETIME = 15 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'spotreel';
const AUDIENCE = 'spotreel-api';

export interface TokenSubject {
  readonly userId: number;
  /** The sign-in that it came from: the family of its refresh tokens. */
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(subject: TokenSubject): Promise<string>;
  /**
   * Throws `jwt_expired` or `jwt_invalid`. Whether the session has ended is not asked. A token that names no session was
   * issued by an older version and counts as expired: refreshing it brings one that does.
   */
  verify(token: string): Promise<TokenSubject>;
}

export function createAccessTokens(keys: KeyRing, clock: Clock): AccessTokens {
  const seconds = () => Math.floor(clock.now() / 1000);
  return {
    issue: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, kid: keys.current.kid })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + ACCESS_TOKEN_LIFETIME)
        .sign(keys.current.secret),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: new Date(clock.now()),
        });
        const userId = userIdOf(payload.sub);
        if (typeof payload.sid !== 'string') throw new errors.JWTExpired('no session', payload);
        return { userId, sessionId: payload.sid };
      } catch (error) {
        throw new ApiError(error instanceof errors.JWTExpired ? 'jwt_expired' : 'jwt_invalid', { cause: error });
      }
    },
  };
}

function keyOf(keys: KeyRing, kid: string | undefined): Uint8Array {
  const key = keys.find(kid);
  if (!key) throw new errors.JWSInvalid('unknown key');
  return key.secret;
}

function userIdOf(subject: string | undefined): number {
  const id = Number(subject);
  if (!Number.isSafeInteger(id) || id <= 0) throw new errors.JWTInvalid('no user');
  return id;
}
