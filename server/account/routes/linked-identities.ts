import { socialSignInCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { listIdentities, removeIdentity } from '../social/linked-identities';

export const linkedIdentities = implement(socialSignInCalls.linkedIdentities, ({ user }, { db }) =>
  listIdentities(db, user.id),
);

export const unlinkIdentity = implement(
  socialSignInCalls.unlinkIdentity,
  async ({ params: { identityId }, user }, { db }) => {
    if (user.actor) throw new ApiError('forbidden');
    await removeIdentity(db, user.id, identityId);
    return { unlinked: true };
  },
);
