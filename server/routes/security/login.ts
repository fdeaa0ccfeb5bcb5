import { eq } from 'drizzle-orm';
import { securityCalls } from '../../../sdk/contract/calls/security';
import { sessionOf } from '../../auth/begin-session';
import { passwordMatches } from '../../auth/password';
import { appUser } from '../../data/schema/accounts';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';

export const login = implement(securityCalls.login, async ({ body, context }, services) => {
  const { limiters, db, refreshTokens } = services;
  const account = `${body.email} ${context.address}`;
  await limiters.loginPerAddress.spend(context.address);
  await limiters.loginPerAccount.spend(account);
  const [user] = await db.select().from(appUser).where(eq(appUser.email, body.email));
  if (!(await passwordMatches(user?.passwordHash, body.password)) || !user) throw new ApiError('credentials_invalid');
  if (user.status !== 'active') throw new ApiError('forbidden', { message: 'This account is suspended.' });
  await limiters.loginPerAccount.forgive(account);
  return sessionOf(user, await refreshTokens.begin(user.id), services);
});
