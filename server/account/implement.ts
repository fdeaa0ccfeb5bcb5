import type { Call } from '@spotreel/sdk/contract';
import { ApiError } from '../platform/http/api-error';
import { createImplement } from '../platform/http/implement';
import type { RequestContext } from '../platform/http/request-context';
import { mayCall } from './rules/roles';
import { hasSecondFactor } from './second-factor/second-factor';
import type { AccountServices, AuthServices } from './services';
import { authenticate, type CurrentUser } from './session/authenticate';

/** Implements calls of this domain. */
export const implement = implementWith<AccountServices>();

/** The `implement` of a domain whose handlers work with `Services`. */
export function implementWith<Services extends AuthServices>() {
  return createImplement<CurrentUser, Services>({ authenticate: authenticated });
}

/**
 * Throws as `authenticate`, `forbidden` where the call is not for the user's role, and `second_factor_missing` where that
 * role must have one.
 */
export async function authenticated(call: Call, { raw }: RequestContext, services: AuthServices): Promise<CurrentUser> {
  const user = await authenticate(services.db, services.accessTokens, withToken(raw.headers, call.tokenHeader));
  if (!mayCall(user.row.role, call.auth)) throw new ApiError('forbidden');
  const lacksFactor = services.secondFactorFor.includes(user.row.role) && !hasSecondFactor(user.row);
  if (lacksFactor && user.operatorId === undefined && !isOwnAccount(call)) throw new ApiError('second_factor_missing');
  return user;
}

/** What somebody needs to set the second factor up. */
function isOwnAccount({ path }: Call): boolean {
  return path === '/v1/user' || path.startsWith('/v1/user/');
}

/** The same headers, with the token of `tokenHeader` where `Authorization` has none. */
function withToken(headers: Headers, tokenHeader: string | undefined): Headers {
  const token = tokenHeader && headers.get(tokenHeader);
  if (!token || headers.has('authorization')) return headers;
  const changed = new Headers(headers);
  changed.set('authorization', `Bearer ${token}`);
  return changed;
}
