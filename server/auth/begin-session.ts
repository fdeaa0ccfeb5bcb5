import type { Session } from '../../sdk/contract/schemas/user';
import type { Services } from '../services';
import { toUser } from '../users/to-user';
import type { UserRow } from './authenticate';

/** The answer to a sign-in or a refresh. */
export async function sessionOf(user: UserRow, refreshToken: string, services: Services): Promise<Session> {
  const token = await services.accessTokens.issue(user.id);
  return { token, refreshToken, user: await toUser(services, user) };
}
