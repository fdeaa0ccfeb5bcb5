import { securityCalls } from '@spotreel/sdk/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { networkOf } from '../../platform/http/network';
import { implement } from '../implement';
import { appUser } from '../tables';

export const loginCheck = implement(securityCalls.loginCheck, async ({ body, context }, { db, limiters }) => {
  await limiters.loginCheck.spend(networkOf(context.address));
  const mayBe = and(eq(appUser.email, body.email), eq(appUser.status, 'active'), isNotNull(appUser.passwordHash));
  const [user] = await db.select({ id: appUser.id }).from(appUser).where(mayBe);
  return { canSignIn: user !== undefined };
});
