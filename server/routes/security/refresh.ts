import { eq } from 'drizzle-orm';
import { securityCalls } from '../../../sdk/contract/calls/security';
import { sessionOf } from '../../auth/begin-session';
import { appUser } from '../../data/schema/accounts';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';

export const refresh = implement(securityCalls.refresh, async ({ body, context }, services) => {
  const { limiters, db, refreshTokens } = services;
  await limiters.refresh.spend(context.address);
  const { userId, token } = await refreshTokens.rotate(body.refreshToken);
  const [user] = await db.select().from(appUser).where(eq(appUser.id, userId));
  if (user?.status !== 'active') {
    await refreshTokens.revoke(token);
    throw new ApiError('refresh_token_invalid');
  }
  return sessionOf(user, token, services);
});
