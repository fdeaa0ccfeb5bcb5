import { peopleCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../domain';
import { namedLike } from '../person-name';
import { managedTenants } from '../rules/managed-tenants';
import { mayActAs } from '../rules/roles';
import { appUser, tenant } from '../tables';

export const people = implement(peopleCalls.people, async ({ query, user }, { db }) => {
  const where = and(managedTenants(user.row, appUser.tenantId), isNull(appUser.deletedAt), namedLike(query.search));
  const [total] = await db.select({ rows: count() }).from(appUser).where(where);
  const rows = await db
    .select({ person: appUser, tenantName: tenant.name })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(where)
    .orderBy(asc(appUser.email))
    .limit(query.perPage)
    .offset(offsetOf(query));
  const data = rows.map(({ person, tenantName }) => {
    const { id, email, firstName, lastName, role, status } = person;
    return { id, email, firstName, lastName, role, status, tenantName, mayActAs: mayActAs(user.row.role, role) };
  });
  return pageOf(data, total?.rows ?? 0, query);
});
