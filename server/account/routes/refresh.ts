import { securityCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import { noteAccount } from '../../platform/http/request-notes';
import { implement } from '../domain';
import { isTenantClosed } from '../rules/tenant-tree';
import { sessionOf } from '../session/begin-session';
import { appUser } from '../tables';

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
