import type { Clock } from '@spotreel/sdk/internal/base';
import { errors } from 'jose';
import { ApiError } from '../../platform/http/api-error';
import { type EmbedClaims, readEmbedClaims, writeEmbedClaims } from './embed-claims';
import type { KeyRing } from './keys';
import { createSigner, type OpenedToken } from './signer';

/** Seconds. */
export const ACCESS_TOKEN_LIFETIME = 15 * 60;

const ISSUER = 'spotreel';

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

interface Verified extends Pick<OpenedToken, 'kid' | 'expiresAt'> {
  readonly subject: TokenSubject;
}

/** Tokens whose signature was checked are remembered: each request of a page brings the same one. */
const MOST_VERIFIED = 5000;

export function createAccessTokens(keys: KeyRing, clock: Clock): AccessTokens {
  const verified = new Map<string, Verified>();
  const signer = createSigner(keys, clock);
  const seconds = () => Math.floor(clock.now() / 1000);
  const claimsOf = (userId: number) => ({ sub: String(userId), iss: ISSUER, iat: seconds() });
  return {
    issue: ({ userId, sessionId }) =>
      signer.issue('spotreel-api', { ...claimsOf(userId), sid: sessionId }, ACCESS_TOKEN_LIFETIME),
    issueEmbed: ({ userId, lifetimeSeconds, ...claims }) =>
      signer.issue('spotreel-embed', { ...claimsOf(userId), embed: writeEmbedClaims(claims) }, lifetimeSeconds),
    verify: async (token) => {
      const known = verified.get(token);
      if (known && known.expiresAt > seconds() && keys.find(known.kid)) return known.subject;
      verified.delete(token);
      try {
        const opened = await signer.open(['spotreel-api', 'spotreel-embed'], token);
        const subject = subjectOf(opened);
        if (verified.size >= MOST_VERIFIED) verified.clear();
        verified.set(token, { subject, kid: opened.kid, expiresAt: opened.expiresAt });
        return subject;
      } catch (error) {
        throw new ApiError(error instanceof errors.JWTExpired ? 'jwt_expired' : 'jwt_invalid', { cause: error });
      }
    },
  };
}

function subjectOf({ claims, purpose }: OpenedToken): TokenSubject {
  if (claims.iss !== ISSUER) throw new errors.JWTInvalid('of another issuer');
  const userId = userIdOf(claims.sub);
  if (purpose === 'spotreel-embed') {
    const embed = readEmbedClaims(claims.embed);
    if (!embed) throw new errors.JWTInvalid('no embed claims');
    return { userId, sessionId: `api-key-${embed.keyId}`, embed };
  }
  if (typeof claims.sid !== 'string') throw new errors.JWTExpired('no session', claims);
  return { userId, sessionId: claims.sid };
}

function userIdOf(subject: string | undefined): number {
  const id = Number(subject);
  if (!Number.isSafeInteger(id) || id <= 0) throw new errors.JWTInvalid('no user');
  return id;
}
