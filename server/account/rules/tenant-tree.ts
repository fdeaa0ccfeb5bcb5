/** Tenants lie in a tree: the one that runs the server, agencies and resellers below it, and white-label accounts. */
import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';

/** Condition: the column names the tenant or one below it, however deep. */
export function inTreeOf(tenantId: number, column: AnyColumn | SQLWrapper): SQL {
  return sql`${column} in (
    with recursive tree as (
      select id from tenant where id = ${tenantId}
      union select tenant.id from tenant join tree on tenant.parent_id = tree.id
    ) select id from tree)`;
}

/** Condition: the column names the tenant or one above it, whose shared files reach this tenant. */
export function aboveOrAt(tenantId: number, column: AnyColumn | SQLWrapper): SQL {
  return sql`${column} in (
    with recursive line as (
      select id, parent_id from tenant where id = ${tenantId}
      union select tenant.id, tenant.parent_id from tenant join line on tenant.id = line.parent_id
    ) select id from line)`;
}

export interface TreeNode {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly isArchived: boolean;
}

/** The tenant and those above it, the nearest first. Empty where there is none. */
export function tenantLine(db: Database, tenantId: number): Promise<TreeNode[]> {
  return rowsOf<TreeNode>(
    db,
    sql`with recursive line as (
        select id, parent_id, slug, name, kind, archived_at, 0 as depth from tenant where id = ${tenantId}
        union all select tenant.id, tenant.parent_id, tenant.slug, tenant.name, tenant.kind, tenant.archived_at, depth + 1
          from tenant join line on tenant.id = line.parent_id where depth < 20
      ) select id::int as id, slug, name, kind, archived_at is not null as "isArchived" from line order by depth`,
  );
}

/** True if the tenant or one above it is closed. */
export async function isTenantClosed(db: Database, tenantId: number): Promise<boolean> {
  return (await tenantLine(db, tenantId)).some(({ isArchived }) => isArchived);
}
