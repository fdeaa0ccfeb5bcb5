import type { SessionAnswer } from '@spotreel/sdk/internal/contract';
import type { RequestContext } from '../../platform/http/request-context';
import { noteAccount } from '../../platform/http/request-notes';
import type { AccountServices } from '../domain';
import { toUser } from '../to-user';
import type { UserRow } from './authenticate';
import type { IssuedRefreshToken } from './refresh-tokens';

/** The answer to a sign-in or a refresh. */
export async function sessionOf(
  user: UserRow,
  issued: IssuedRefreshToken,
  services: AccountServices,
  context: RequestContext,
): Promise<SessionAnswer> {
  noteAccount(context.notes, user);
  const token = await services.accessTokens.issue({ userId: user.id, sessionId: issued.sessionId });
  return { token, refreshToken: issued.token, user: await toUser(services, user, context) };
}
