/** Pages of animations and of their groups: found in memory (`listing/`), read from the database. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Page, ParsedQueryOf } from '../../sdk/contract/call';
import type { templateCalls } from '../../sdk/contract/calls/template';
import type { CurrentUser } from '../auth/authenticate';
import type { Database } from '../data/database';
import { favourite } from '../data/schema/projects';
import { template, templateGroup } from '../data/schema/templates';
import { offsetOf, pageOf } from '../http/paging';
import type { Services } from '../services';
import { type FavouriteKind, favouriteIds } from './favourites';
import type { ListFilter, Listing } from './listing/listing';
import { isVisible } from './visible';

export type TemplateQuery = ParsedQueryOf<typeof templateCalls.templates>;
export type TemplateRow = typeof template.$inferSelect;
export type TemplateGroupRow = typeof templateGroup.$inferSelect;

/** A row, and whether the user marked it. */
export type Marked<Row> = Row & { readonly isFavourite: boolean };
export type GroupWithTemplates = Marked<TemplateGroupRow> & { readonly templates: readonly Marked<TemplateRow>[] };

type Parts = Pick<Services, 'db' | 'listings'>;

export async function findTemplates(
  { db, listings }: Parts,
  user: CurrentUser,
  query: TemplateQuery,
): Promise<Page<Marked<TemplateRow>>> {
  const { templates } = await listings.current();
  const { ids, total } = await findIds(db, templates, 'template', user, query);
  if (ids.length === 0) return pageOf([], total, query);
  const rows = await db
    .select({ row: template, isFavourite: isMarked('template', template.id, user) })
    .from(template)
    .where(inArray(template.id, [...ids]));
  return pageOf(inOrder(rows.map(flat), ids), total, query);
}

export async function findTemplateGroups(
  { db, listings }: Parts,
  user: CurrentUser,
  query: TemplateQuery,
): Promise<Page<GroupWithTemplates>> {
  const { groups } = await listings.current();
  const { ids, total } = await findIds(db, groups, 'template-group', user, query);
  return pageOf(await readGroups(db, user, ids), total, query);
}

/** Groups in the order of `ids`, with all of their templates. */
export async function readGroups(
  db: Database,
  user: CurrentUser,
  ids: readonly number[],
): Promise<GroupWithTemplates[]> {
  if (ids.length === 0) return [];
  const groups = await db
    .select({ row: templateGroup, isFavourite: isMarked('template-group', templateGroup.id, user) })
    .from(templateGroup)
    .where(inArray(templateGroup.id, [...ids]));
  const rows = await db
    .select({ row: template, isFavourite: isMarked('template', template.id, user) })
    .from(template)
    .where(and(inArray(template.groupId, [...ids]), eq(template.retired, false)))
    .orderBy(asc(template.position), asc(template.id));
  const templates = rows.map(flat);
  return inOrder(groups.map(flat), ids).map((group) => ({
    ...group,
    templates: templates.filter(({ groupId }) => groupId === group.id),
  }));
}

/** A template that the user may see. */
export async function visibleTemplate(
  db: Database,
  user: CurrentUser,
  id: number,
): Promise<Marked<TemplateRow> | undefined> {
  const [found] = await db
    .select({ row: template, isFavourite: isMarked('template', template.id, user) })
    .from(template)
    .where(and(eq(template.id, id), isVisible(template, user)));
  return found && flat(found);
}

async function findIds(db: Database, listing: Listing, kind: FavouriteKind, user: CurrentUser, query: TemplateQuery) {
  const { favourites, page: _page, perPage: count, sortBy, ...filters } = query;
  const marks = favourites === undefined ? undefined : await favouriteIds(db, user, kind);
  const filter: ListFilter = {
    ...filters,
    tenantId: user.tenantId,
    ...(favourites === true && { only: marks }),
    ...(favourites === false && { without: marks }),
  };
  return listing.find(filter, { sortBy, skip: offsetOf(query), count });
}

function isMarked(kind: FavouriteKind, id: typeof template.id | typeof templateGroup.id, user: CurrentUser) {
  return sql<boolean>`exists (select 1 from ${favourite} where ${favourite.userId} = ${user.id}
    and ${favourite.kind} = ${kind} and ${favourite.objectId} = ${id})`;
}

function flat<Row>({ row, isFavourite }: { row: Row; isFavourite: boolean }): Marked<Row> {
  return { ...row, isFavourite };
}

/** What has gone since it was found is left out. */
function inOrder<Row extends { readonly id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
