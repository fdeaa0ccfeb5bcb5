import { userCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { entitlementsOf } from '../plans/entitlements';

export const permissions = implement(
  userCalls.permissions,
  async ({ user }, { db, clock }) => (await entitlementsOf(db, user.row, clock.now())).permissions,
);
