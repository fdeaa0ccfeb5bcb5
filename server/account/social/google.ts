/** Google: an ID token, signed with one of Google's keys, for this app alone. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { ApiError } from '../../platform/http/api-error';
import type { SocialIdentity } from './social-identity';

export interface GoogleOptions {
  readonly clientId: string;
  readonly jwksUrl: string;
  readonly issuer: string;
}

export interface GoogleSignIn {
  /**
   * `nonce`: with which the browser asked for the token. Throws `social_token_invalid`, and `social_failed` where Google's
   * keys cannot be read.
   */
  identify(token: string, nonce: string): Promise<SocialIdentity>;
}

const KEYS_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 60;
/** Errors that say that the keys could not be read; all others are about the token. */
const KEY_FAILURES: readonly string[] = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, 'ERR_JOSE_GENERIC'];

export function createGoogleSignIn({ clientId, jwksUrl, issuer }: GoogleOptions, clock: Clock): GoogleSignIn {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: KEYS_MS });
  // Google writes its name with and without https.
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];
  return {
    async identify(token, nonce) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: issuers,
          audience: clientId,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp', 'iat'],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: new Date(clock.now()),
        });
        if (payload.nonce !== nonce) throw new ApiError('social_token_invalid');
        if (!payload.sub) throw new ApiError('social_token_invalid');
        return identityOf(payload, payload.sub);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        throw new ApiError(isKeyFailure(error) ? 'social_failed' : 'social_token_invalid', { cause: error });
      }
    },
  };
}

function isKeyFailure(error: unknown): boolean {
  return !(error instanceof errors.JOSEError) || KEY_FAILURES.includes(error.code);
}

function identityOf(payload: JWTPayload, subject: string): SocialIdentity {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '');
  const email = text('email').toLowerCase();
  return {
    provider: 'google',
    subject,
    email: email || undefined,
    isEmailConfirmed: payload.email_verified === true || payload.email_verified === 'true',
    firstName: text('given_name').slice(0, 100),
    lastName: text('family_name').slice(0, 100),
    label: email || text('name'),
  };
}
