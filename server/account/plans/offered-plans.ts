import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';
import { plan } from '../tables';
import { type Seller, sellerOf } from './plan-rules';

export type PlanRow = typeof plan.$inferSelect;

/** Tenants above a tenant that are asked for plans; more levels are not made. */
const MOST_LEVELS = 8;

/** The tenant whose plans people of this one are offered. */
export async function sellerTenantId(db: Database, tenantId: number): Promise<number> {
  const sellers = await rowsOf<Seller>(
    db,
    sql`with recursive chain (id, parent_id, level) as (
        select id, parent_id, 0 from tenant where id = ${tenantId}
        union all
        select tenant.id, tenant.parent_id, level + 1 from tenant join chain on tenant.id = chain.parent_id
          where level < ${MOST_LEVELS}
      )
      select id::int, exists (select 1 from plan where tenant_id = chain.id and archived_at is null) as "hasPlans"
      from chain order by level`,
  );
  return sellerOf(sellers, await houseId(db));
}

/** The tenant that runs the server. */
export async function houseId(db: Database): Promise<number> {
  const [house] = await rowsOf<{ id: number }>(db, sql`select id::int from tenant where slug = 'default'`);
  return house?.id ?? 0;
}

/** On sale by this tenant itself, in its order. */
export function plansOnSale(db: Database, tenantId: number): Promise<PlanRow[]> {
  return db
    .select()
    .from(plan)
    .where(and(eq(plan.tenantId, tenantId), isNull(plan.archivedAt)))
    .orderBy(asc(plan.position), asc(plan.id));
}

/** What people of the tenant are offered. */
export async function offeredPlans(db: Database, tenantId: number): Promise<PlanRow[]> {
  return plansOnSale(db, await sellerTenantId(db, tenantId));
}
