/** Templates that a tenant's people use most, from their newest projects. */
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/data/database';

/** Projects that are counted. */
const NEWEST = 500;

export interface Popular {
  /** Most used first. */
  readonly recipeIds: readonly number[];
  readonly templateIds: readonly number[];
}

export async function popularOf(db: Database, tenantId: number): Promise<Popular> {
  const rows = await rowsOf<{ recipe: number | null; template: number | null }>(
    db,
    sql`select recipe_id::int as recipe, (content -> 'customisations' -> 0 ->> 'template')::int as template
      from project where tenant_id = ${tenantId} order by id desc limit ${NEWEST}`,
  );
  return {
    recipeIds: mostFrequent(rows.map(({ recipe }) => recipe)),
    templateIds: mostFrequent(rows.map(({ recipe, template }) => (recipe === null ? template : null))),
  };
}

function mostFrequent(ids: readonly (number | null)[]): number[] {
  const counts = new Map<number, number>();
  for (const id of ids) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([id]) => id);
}
