import { singleFlight } from '../request/single-flight';
import type { Credentials } from './credentials';

/** Reason for which a host page is asked for a token. */
export interface AccessTokenRequest {
  /** `request`: a token is needed. `expired`: the server refused the last one as expired; bring a fresh one. */
  readonly reason: 'request' | 'expired';
  /** Fires when the token is no longer needed. */
  readonly signal: AbortSignal;
}

/** A host page that owns the session returns its token. Null or an empty text: no user is logged in. */
export type GetAccessToken = (request: AccessTokenRequest) => Promise<string | null> | string | null;

/**
 * Credentials of a host page that owns the session. A token is asked for once and kept until the server calls it
 * expired; many calls that expire together ask once. `onRefused` hears that the host has no token that works,
 * and the code of the error that showed it.
 */
export function hostCredentials(
  getAccessToken: GetAccessToken,
  onRefused: (reason: string) => void = () => {},
): Credentials {
  let token: string | null = null;
  let reason: AccessTokenRequest['reason'] = 'request';
  const asking = singleFlight('abort', async (signal) => {
    token = await getAccessToken({ reason, signal });
    return token;
  });
  return {
    async identity(signal) {
      if (token) return { token };
      reason = 'request';
      return { token: (await asking.join(signal)) || undefined };
    },
    async recover(error, used, signal) {
      // Another call has brought a newer one meanwhile.
      if (token && token !== used.token) return true;
      if (error.code === 'jwt_expired') {
        reason = 'expired';
        const renewed = await asking.join(signal);
        if (renewed && renewed !== used.token) return true;
      }
      token = null;
      onRefused(error.code);
      return false;
    },
    giveUp(error, used) {
      if (token === used.token) token = null;
      onRefused(error.code);
    },
  };
}
