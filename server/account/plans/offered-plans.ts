import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';
import { plan } from '../tables';

export type PlanRow = typeof plan.$inferSelect;

/** Tenants above a tenant that are asked for plans; more levels are not made. */
const MOST_LEVELS = 8;

/** The tenant itself, else the nearest one above it that has plans on sale, else the house. */
function sellerOf(tenantId: number): SQL<number> {
  return sql`coalesce(
    (with recursive line (id, parent_id, level) as (
        select id, parent_id, 0 from tenant where id = ${tenantId}
        union all
        select tenant.id, tenant.parent_id, level + 1 from tenant join line on tenant.id = line.parent_id
          where level < ${MOST_LEVELS}
      )
      select line.id from line
      where exists (select 1 from plan sold where sold.tenant_id = line.id and sold.archived_at is null)
      order by level limit 1),
    (select id from tenant where slug = 'default'), 0)`;
}

/** The tenant whose plans people of this one are offered. */
export async function sellerTenantId(db: Database, tenantId: number): Promise<number> {
  const [seller] = await rowsOf<{ id: number }>(db, sql`select ${sellerOf(tenantId)}::int as id`);
  return seller?.id ?? 0;
}

/** The tenant that runs the server. */
export async function houseId(db: Database): Promise<number> {
  const [house] = await rowsOf<{ id: number }>(db, sql`select id::int from tenant where slug = 'default'`);
  return house?.id ?? 0;
}

/** On sale by this tenant itself, in its order. */
export function plansOnSale(db: Database, tenantId: number | SQL<number>): Promise<PlanRow[]> {
  return db
    .select()
    .from(plan)
    .where(and(eq(plan.tenantId, tenantId), isNull(plan.archivedAt)))
    .orderBy(asc(plan.position), asc(plan.id));
}

/** Plans on sale for people of the tenant. */
export function offeredPlans(db: Database, tenantId: number): Promise<PlanRow[]> {
  return plansOnSale(db, sellerOf(tenantId));
}
