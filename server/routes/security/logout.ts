import { securityCalls } from '../../../sdk/contract/calls/security';
import { implement } from '../../http/implement';

export const logout = implement(securityCalls.logout, async ({ body }, { refreshTokens }) => ({
  revoked: await refreshTokens.revoke(body.refreshToken),
}));
