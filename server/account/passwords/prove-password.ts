import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import type { AccountServices } from '../domain';
import type { CurrentUser } from '../session/authenticate';
import { passwordMatches } from './password';

/**
 * Before changes that would lock somebody out: a session alone may be a stolen one. Counts as a sign-in attempt. Throws
 * `password_wrong`, `rate_limited`, and `forbidden` for an operator who acts as somebody else.
 */
export async function provePassword(
  { signInGuard }: Pick<AccountServices, 'signInGuard'>,
  user: CurrentUser,
  password: string,
  context: RequestContext,
): Promise<void> {
  if (user.actor) throw new ApiError('forbidden');
  const attempt = await signInGuard.attempt(user.row.email, networkOf(context.address));
  if (!(await passwordMatches(user.row.passwordHash, password))) throw new ApiError('password_wrong');
  await attempt.succeeded(user.id);
}
