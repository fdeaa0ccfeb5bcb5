import { securityCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';

export const logout = implement(securityCalls.logout, async ({ body }, { refreshTokens }) => ({
  revoked: await refreshTokens.revoke(body.refreshToken),
}));
