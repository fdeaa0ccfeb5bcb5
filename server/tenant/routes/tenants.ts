import { KINDS_BELOW, tenantCalls } from '@spotreel/sdk/internal/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { inTreeOf } from '../../account/rules/tenant-tree';
import { endSessions } from '../../account/session/sessions';
import { appUser, tenant } from '../../account/tables';
import { type Database, isUniqueViolation } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../domain';
import { managedTenantsWhere, readTenant, readTenants } from '../list-tenants';
import { findManagedTenant } from '../rules/find-tenant';
import { slugFromName } from '../rules/slug';

/** Open tenants directly below one. */
const MOST_BELOW = 1000;
/** Tries to make a slug from a name that others have. */
const MOST_SLUGS = 50;

export const tenants = implement(tenantCalls.tenants, async ({ query, user }, { db }) => {
  const where = managedTenantsWhere(user, query);
  const [total] = await db.select({ rows: count() }).from(tenant).where(where);
  const rows = await readTenants(db, user, where, { limit: query.perPage, offset: offsetOf(query) });
  return pageOf(rows, total?.rows ?? 0, query);
});

export const oneTenant = implement(tenantCalls.tenant, ({ params, user }, { db }) =>
  readTenant(db, user, params.tenantId),
);

export const ownTenant = implement(tenantCalls.ownTenant, ({ user }, { db }) => readTenant(db, user, user.tenantId));

export const createTenant = implement(tenantCalls.createTenant, async ({ body, user }, { db }) => {
  const parent = await findManagedTenant(db, user, user.tenantId);
  if (!KINDS_BELOW[parent.kind].includes(body.kind)) throw new ApiError('forbidden');
  const tenantId = await db.transaction(async (tx) => {
    await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, parent.id)).for('no key update');
    const below = and(eq(tenant.parentId, parent.id), isNull(tenant.archivedAt));
    const [open] = await tx.select({ rows: count() }).from(tenant).where(below);
    if ((open?.rows ?? 0) >= MOST_BELOW) throw new ApiError('tenant_limit');
    const { name, kind } = body;
    for (const slug of body.slug ? [body.slug] : slugsFor(name, kind)) {
      const [made] = await tx
        .insert(tenant)
        .values({ name, kind, slug, parentId: parent.id })
        .onConflictDoNothing()
        .returning({ id: tenant.id });
      if (made) return made.id;
    }
    throw slugTaken();
  });
  return readTenant(db, user, tenantId);
});

export const updateTenant = implement(tenantCalls.updateTenant, async ({ params, body, user }, { db, tenantLooks }) => {
  const row = await findManagedTenant(db, user, params.tenantId);
  const { name = row.name, slug = row.slug } = body;
  if (row.kind === 'house' && slug !== row.slug) throw invalidFields({ slug: ['This account keeps its address.'] });
  try {
    await db.update(tenant).set({ name, slug }).where(eq(tenant.id, row.id));
    tenantLooks.forget();
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error;
  }
  return readTenant(db, user, row.id);
});

export const archiveTenant = implement(tenantCalls.archiveTenant, async ({ params, body, user }, services) => {
  const { db, clock, tenantHosts } = services;
  const row = await findManagedTenant(db, user, params.tenantId);
  if (row.id === user.tenantId) throw new ApiError('forbidden');
  await db.transaction(async (tx) => {
    await tx
      .update(tenant)
      .set({ archivedAt: body.archived ? new Date(clock.now()) : null })
      .where(eq(tenant.id, row.id));
    if (body.archived) await signOutPeople(tx, row.id, services);
  });
  tenantHosts.forget();
  return readTenant(db, user, row.id);
});

async function signOutPeople(tx: Database, tenantId: number, { clock }: Parameters<typeof tenants.answer>[2]) {
  const people = await tx.select({ id: appUser.id }).from(appUser).where(inTreeOf(tenantId, appUser.tenantId));
  for (const { id } of people) await endSessions(tx, id, clock);
}

/** From the name, then with a number behind it. */
function slugsFor(name: string, kind: string): string[] {
  const base = slugFromName(name) ?? kind.replace('_', '-');
  return Array.from({ length: MOST_SLUGS }, (_, index) => (index === 0 ? base : `${base.slice(0, 36)}-${index + 1}`));
}

function slugTaken(): ApiError {
  return new ApiError('name_taken', { details: { slug: ['This address is already in use.'] } });
}
