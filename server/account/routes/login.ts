import { securityCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import { noteAccount } from '../../platform/http/request-notes';
import { implement } from '../domain';
import { passwordMatches } from '../passwords/password';
import { isTenantClosed } from '../rules/tenant-tree';
import { checkBrowser, takesLoginCodes } from '../second-factor/login-codes';
import { hasSecondFactor, spendSecondFactor } from '../second-factor/second-factor';
import { isAtHome } from '../session/at-home';
import { sessionOf } from '../session/begin-session';
import { userAgentOf } from '../session/user-agent';
import { appUser } from '../tables';

export const login = implement(securityCalls.login, async ({ body, context }, services) => {
  const { signInGuard, db, refreshTokens } = services;
  const attempt = await signInGuard.attempt(body.email, networkOf(context.address));
  const [user] = await db.select().from(appUser).where(eq(appUser.email, body.email));
  if (user) noteAccount(context.notes, user);
  if (!(await passwordMatches(user?.passwordHash, body.password)) || !user) throw new ApiError('credentials_invalid');
  if (!(await isAtHome(db, user, context))) throw new ApiError('credentials_invalid');
  if (hasSecondFactor(user)) {
    // The attempt goes on counting as a wrong one: six digits are guessed sooner than a password.
    if (!body.code) throw new ApiError('second_factor_required');
    await spendSecondFactor(services, user, body.code);
  } else if (user.status === 'active' && takesLoginCodes(services, user, context)) {
    await checkBrowser(services, user, body, context);
  }
  await attempt.succeeded(user.id);
  if (user.status !== 'active' || (await isTenantClosed(db, user.tenantId)))
    throw new ApiError('forbidden', { message: 'This account is suspended.' });
  return sessionOf(user, await refreshTokens.begin(user.id, userAgentOf(context)), services, context);
});

/** The same for every address: an answer that depends on the address would reveal who has an account. */
export const loginCheck = implement(
  securityCalls.loginCheck,
  async ({ context }, { limiters, social, isRegistrationOpen }) => {
    await limiters.loginCheck.spend(networkOf(context.address));
    const providers = social.offers.map(({ provider }) => provider);
    return { canSignIn: true, ways: ['password', ...providers, isRegistrationOpen ? 'registration' : 'invitation'] };
  },
);

export const refresh = implement(securityCalls.refresh, async ({ body, context }, services) => {
  const { limiters, db, refreshTokens } = services;
  await limiters.refresh.spend(networkOf(context.address));
  const rotated = await refreshTokens.rotate(body.refreshToken);
  const [user] = await db.select().from(appUser).where(eq(appUser.id, rotated.userId));
  if (user) noteAccount(context.notes, user);
  if (user?.status !== 'active' || (await isTenantClosed(db, user.tenantId))) {
    await refreshTokens.revoke(rotated.token);
    throw new ApiError('refresh_token_invalid');
  }
  return sessionOf(user, rotated, services, context);
});

export const logout = implement(securityCalls.logout, async ({ body }, { refreshTokens }) => ({
  revoked: await refreshTokens.revoke(body.refreshToken),
}));
