/** Rows behind the cards of lists, kept once they were read: most people look at the same first pages. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { template, templateGroup } from '../templates/tables';

export type TemplateRow = typeof template.$inferSelect;
export type TemplateGroupRow = typeof templateGroup.$inferSelect;
export type GroupWithRows = TemplateGroupRow & { readonly templates: readonly TemplateRow[] };

export interface CardRows {
  /** In the order of `ids`; what has gone since they were found is left out. */
  templates(ids: readonly number[]): Promise<TemplateRow[]>;
  /** With all of their templates. */
  groups(ids: readonly number[]): Promise<GroupWithRows[]>;
}

/** Rows of each kind that are kept: some 10 MB. */
const KEPT = 5000;

/** `db` must not change what was read while this is in use: a new revision takes new rows. */
export function createCardRows(db: Database): CardRows {
  return {
    templates: keeping((ids) =>
      db
        .select()
        .from(template)
        .where(inArray(template.id, [...ids])),
    ),
    groups: keeping((ids) => readGroups(db, ids)),
  };
}

async function readGroups(db: Database, ids: readonly number[]): Promise<GroupWithRows[]> {
  const groups = await db
    .select()
    .from(templateGroup)
    .where(inArray(templateGroup.id, [...ids]));
  const templates = await db
    .select()
    .from(template)
    .where(and(inArray(template.groupId, [...ids]), eq(template.retired, false)))
    .orderBy(asc(template.position), asc(template.id));
  const byGroup = new Map<number | null, TemplateRow[]>(ids.map((id) => [id, []]));
  for (const row of templates) byGroup.get(row.groupId)?.push(row);
  return groups.map((group) => ({ ...group, templates: byGroup.get(group.id) ?? [] }));
}

function keeping<Row extends { readonly id: number }>(read: (ids: readonly number[]) => Promise<Row[]>) {
  const kept = new Map<number, Row>();
  return async (ids: readonly number[]): Promise<Row[]> => {
    const missing = ids.filter((id) => !kept.has(id));
    const found = new Map(missing.length === 0 ? [] : (await read(missing)).map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => kept.get(id) ?? found.get(id) ?? []);
    for (const row of rows) {
      kept.delete(row.id);
      kept.set(row.id, row);
    }
    for (const id of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(id);
    }
    return rows;
  };
}
