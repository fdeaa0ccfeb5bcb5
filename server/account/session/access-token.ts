import type { Clock } from '@spotreel/sdk/base';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../../platform/http/api-error';
import { type EmbedClaims, readEmbedClaims, writeEmbedClaims } from './embed-claims';
import type { KeyRing } from './keys';

/** Seconds. */
export const ACCESS_TOKEN_LIFETIME = 15 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'spotreel';
const AUDIENCE = 'spotreel-api';
/** Audience of embed tokens: a server that does not know them yet refuses them. */
const EMBED_AUDIENCE = 'spotreel-embed';

export interface TokenSubject {
  readonly userId: number;
  /** The sign-in that it came from: the family of its refresh tokens. In an embed token: a name of its key. */
  readonly sessionId: string;
  /** In an embed token: where and for what it may be used. */
  readonly embed?: EmbedClaims;
}

/** An embed token to be made. */
export interface EmbedTokenDraft extends EmbedClaims {
  readonly userId: number;
  readonly lifetimeSeconds: number;
}

export interface AccessTokens {
  issue(subject: Pick<TokenSubject, 'userId' | 'sessionId'>): Promise<string>;
  issueEmbed(draft: EmbedTokenDraft): Promise<string>;
  /**
   * Throws `jwt_expired` or `jwt_invalid`. Whether the session has ended is not asked. A token that names no session was
   * issued by an older version and counts as expired: refreshing it brings one that does.
   */
  verify(token: string): Promise<TokenSubject>;
}

interface Verified {
  readonly subject: TokenSubject;
  /** The key that signed it: what a key has signed ends with it. */
  readonly kid: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Tokens whose signature was checked are remembered: each request of a page brings the same one. */
const MOST_VERIFIED = 5000;

export function createAccessTokens(keys: KeyRing, clock: Clock): AccessTokens {
  const verified = new Map<string, Verified>();
  const seconds = () => Math.floor(clock.now() / 1000);
  const sign = (userId: number, audience: string, lifetime: number, claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: keys.current.kid })
      .setSubject(String(userId))
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + lifetime)
      .sign(keys.current.secret);
  return {
    issue: ({ userId, sessionId }) => sign(userId, AUDIENCE, ACCESS_TOKEN_LIFETIME, { sid: sessionId }),
    issueEmbed: ({ userId, lifetimeSeconds, ...claims }) =>
      sign(userId, EMBED_AUDIENCE, lifetimeSeconds, { embed: writeEmbedClaims(claims) }),
    verify: async (token) => {
      const known = verified.get(token);
      if (known && known.expiresAt > seconds() && keys.find(known.kid)) return known.subject;
      verified.delete(token);
      try {
        const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: [AUDIENCE, EMBED_AUDIENCE],
          currentDate: new Date(clock.now()),
        });
        const subject = subjectOf(payload);
        if (verified.size >= MOST_VERIFIED) verified.clear();
        const { kid } = protectedHeader;
        if (payload.exp !== undefined) verified.set(token, { subject, kid, expiresAt: payload.exp });
        return subject;
      } catch (error) {
        throw new ApiError(error instanceof errors.JWTExpired ? 'jwt_expired' : 'jwt_invalid', { cause: error });
      }
    },
  };
}

function subjectOf(payload: JWTPayload): TokenSubject {
  const userId = userIdOf(payload.sub);
  if (payload.aud === EMBED_AUDIENCE) {
    const embed = readEmbedClaims(payload.embed);
    if (!embed) throw new errors.JWTInvalid('no embed claims');
    return { userId, sessionId: `api-key-${embed.keyId}`, embed };
  }
  if (typeof payload.sid !== 'string') throw new errors.JWTExpired('no session', payload);
  return { userId, sessionId: payload.sid };
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
