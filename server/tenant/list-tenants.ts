import { CLIENT_ROLES, type ManagedTenant, type TenantKind } from '@spotreel/sdk/internal/contract';
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inTreeOf } from '../account/rules/tenant-tree';
import type { CurrentUser } from '../account/session/authenticate';
import { appUser, tenant } from '../account/tables';
import type { Database } from '../platform/data/database';
import { containing } from '../platform/data/like';
import { ApiError } from '../platform/http/api-error';
import { tenantDomain } from './tables';

export interface TenantFilter {
  readonly search?: string | undefined;
  readonly kind?: TenantKind | undefined;
  readonly slug?: string | undefined;
  readonly archived?: boolean | undefined;
}

const parent = alias(tenant, 'parent');
const people = sql<number>`(select count(*)::int from ${appUser} where ${appUser.tenantId} = ${tenant.id} and ${appUser.deletedAt} is null)`;
const clients = sql<number>`(select count(*)::int from ${appUser}
  where ${appUser.tenantId} = ${tenant.id} and ${appUser.deletedAt} is null and ${inArray(appUser.role, CLIENT_ROLES)})`;

/** Condition: tenants that the user manages, the own one and those below it. */
export function managedTenantsWhere(user: CurrentUser, filter: TenantFilter): SQL | undefined {
  const { search, kind, slug, archived = false } = filter;
  const named = search ? or(ilike(tenant.name, containing(search)), ilike(tenant.slug, containing(search))) : undefined;
  return and(
    inTreeOf(user.tenantId, tenant.id),
    named,
    kind && eq(tenant.kind, kind),
    slug === undefined ? undefined : eq(tenant.slug, slug),
    slug === undefined ? (archived ? isNotNull(tenant.archivedAt) : isNull(tenant.archivedAt)) : undefined,
  );
}

export async function readTenants(
  db: Database,
  user: CurrentUser,
  where: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ManagedTenant[]> {
  const rows = await db
    .select({ row: tenant, parentName: parent.name, people, clients, domain: tenantDomain.domain })
    .from(tenant)
    .leftJoin(parent, and(eq(parent.id, tenant.parentId), inTreeOf(user.tenantId, parent.id)))
    .leftJoin(tenantDomain, and(eq(tenantDomain.tenantId, tenant.id), eq(tenantDomain.state, 'proved')))
    .where(where)
    .orderBy(asc(tenant.name), asc(tenant.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row: { id, slug, name, kind, archivedAt, createdAt }, ...counts }) => ({
    id,
    slug,
    name,
    kind,
    archived: archivedAt !== null,
    isOwn: id === user.tenantId,
    createdAt: createdAt.toISOString(),
    ...counts,
  }));
}

/** Throws `not_found` for a tenant that the user does not manage. */
export async function readTenant(db: Database, user: CurrentUser, tenantId: number): Promise<ManagedTenant> {
  const where = and(inTreeOf(user.tenantId, tenant.id), eq(tenant.id, tenantId));
  const [found] = await readTenants(db, user, where, { limit: 1, offset: 0 });
  if (!found) throw new ApiError('not_found');
  return found;
}
