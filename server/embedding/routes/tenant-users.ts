import { tenantServerCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { manageableUser, tenantUserOf } from '../../account/external-users';
import { makerOf } from '../../account/keys/api-keys';
import { requireWithinOwnLimits } from '../../account/plans/own-limits';
import { appUser } from '../../account/tables';
import { implementForKey } from '../domain';
import { listTenantUsers, putUser, toTenantUser } from '../users/tenant-users';

export const putTenantUser = implementForKey(tenantServerCalls.putTenantUser, async ({ body, user }, { db, clock }) => {
  await requireWithinOwnLimits(db, await makerOf(db, user), body.limits ?? {}, clock.now());
  const { row, created } = await putUser(db, user.tenantId, body);
  return { ...toTenantUser(row), created };
});

export const tenantUsers = implementForKey(tenantServerCalls.tenantUsers, ({ query, user }, { db }) =>
  listTenantUsers(db, user.tenantId, query),
);

export const tenantUser = implementForKey(tenantServerCalls.tenantUser, async ({ params, user }, { db }) =>
  toTenantUser(await tenantUserOf(db, user.tenantId, params.externalId)),
);

export const setTenantUserStatus = implementForKey(
  tenantServerCalls.setTenantUserStatus,
  async ({ params, body: { status }, user }, { db }) => {
    const row = await manageableUser(db, user.tenantId, params.externalId);
    await db.update(appUser).set({ status }).where(eq(appUser.id, row.id));
    return toTenantUser({ ...row, status });
  },
);

export const deleteTenantUser = implementForKey(
  tenantServerCalls.deleteTenantUser,
  async ({ params, user }, services) => {
    const { id } = await manageableUser(services.db, user.tenantId, params.externalId);
    await services.deleteAccount(id);
    return { deleted: true };
  },
);
