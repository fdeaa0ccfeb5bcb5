import { CLIENT_ROLES, type ClientAccount } from '@spotreel/sdk/internal/contract';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { namedLike } from '../../account/person-name';
import { limitsOf } from '../../account/plans/entitlements';
import { productsOf } from '../../account/plans/products';
import { renderPeriodOf } from '../../account/plans/render-period';
import { usagesOf } from '../../account/plans/usages';
import { mayActAs, mayCall } from '../../account/rules/roles';
import { inTreeOf } from '../../account/rules/tenant-tree';
import type { CurrentUser, UserRow } from '../../account/session/authenticate';
import { appUser, signInSession, tenant } from '../../account/tables';
import { ApiError } from '../../platform/http/api-error';
import type { TenantServices } from '../domain';

type Reader = Pick<TenantServices, 'db' | 'clock'>;

/** Clients whom the user looks after: those of the own tenant and of the tenants below it. */
export function clientsOf(user: CurrentUser, search?: string): SQL | undefined {
  return and(
    inTreeOf(user.tenantId, appUser.tenantId),
    inArray(appUser.role, CLIENT_ROLES),
    isNull(appUser.deletedAt),
    namedLike(search),
  );
}

export async function readClients(
  services: Reader,
  user: CurrentUser,
  where: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ClientAccount[]> {
  const rows = await services.db
    .select({ row: appUser, tenantName: tenant.name })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(where)
    .orderBy(asc(appUser.email))
    .limit(limit)
    .offset(offset);
  const clients: ClientAccount[] = [];
  for (const { row, tenantName } of rows) clients.push(await toClient(services, user, row, tenantName));
  return clients;
}

/** Throws `not_found` for a person whom the user does not manage. */
export async function readClient(services: Reader, user: CurrentUser, clientId: number): Promise<ClientAccount> {
  const where = and(clientsOf(user), eq(appUser.id, clientId));
  const [client] = await readClients(services, user, where, { limit: 1, offset: 0 });
  if (!client) throw new ApiError('not_found');
  return client;
}

async function toClient(
  { db, clock }: Reader,
  user: CurrentUser,
  row: UserRow,
  tenantName: string,
): Promise<ClientAccount> {
  const { id, email, firstName, lastName, role, status } = row;
  const period = renderPeriodOf(await productsOf(db, id), clock.now());
  const [facts] = await db
    .select({
      lastSeenAt: sql<string | null>`(select max(${signInSession.lastUsedAt}) from ${signInSession}
        where ${signInSession.userId} = ${id})`,
      projects: sql<number>`(select count(*)::int from project where owner_id = ${id} and kept)`,
    })
    .from(appUser)
    .where(eq(appUser.id, id));
  const mayManage = mayCall(user.row.role, 'admin');
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    status,
    tenantName,
    limits: await limitsOf(db, row, clock.now()),
    usages: { ...(await usagesOf(db, id, period)) },
    projects: facts?.projects ?? 0,
    lastSeenAt: facts?.lastSeenAt ? new Date(facts.lastSeenAt).toISOString() : null,
    mayActAs: mayActAs(user.row.role, role),
    mayManage,
  };
}
