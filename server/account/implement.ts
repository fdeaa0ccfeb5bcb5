import type { Call } from '@spotreel/sdk/contract';
import { ApiError } from '../platform/http/api-error';
import { createImplement } from '../platform/http/implement';
import type { RequestContext } from '../platform/http/request-context';
import type { AccountServices, AuthServices } from './services';
import { authenticate, type CurrentUser } from './session/authenticate';

/** Implements calls of this domain. */
export const implement = implementWith<AccountServices>();

/** The `implement` of a domain whose handlers work with `Services`. */
export function implementWith<Services extends AuthServices>() {
  return createImplement<CurrentUser, Services>({ authenticate: authenticated });
}

/** Throws as `authenticate`, and `forbidden` where the call is for operators alone. */
export async function authenticated(call: Call, { raw }: RequestContext, services: AuthServices): Promise<CurrentUser> {
  const user = await authenticate(services.db, services.accessTokens, withToken(raw.headers, call.tokenHeader));
  if (call.auth === 'operator' && user.row.role !== 'operator') throw new ApiError('forbidden');
  return user;
}

/** The same headers, with the token of `tokenHeader` where `Authorization` has none. */
function withToken(headers: Headers, tokenHeader: string | undefined): Headers {
  const token = tokenHeader && headers.get(tokenHeader);
  if (!token || headers.has('authorization')) return headers;
  const changed = new Headers(headers);
  changed.set('authorization', `Bearer ${token}`);
  return changed;
}
