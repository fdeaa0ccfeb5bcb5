/** Pages of animations and of their groups as one user sees them. */

import type { Page, ParsedQueryOf, templateCalls } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { aboveOrAt } from '../../account/rules/tenant-tree';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { offsetOf, pageOf } from '../../platform/http/paging';
import type { LibraryServices } from '../domain';
import { type Favourites, favouritesOf, onlyMarked } from '../favourites';
import type { GroupWithRows, TemplateGroupRow, TemplateRow } from '../listing/card-rows';
import type { ListFilter, Listing } from '../listing/listing';
import { isVisible } from '../visible';
import { template } from './tables';

export type TemplateQuery = ParsedQueryOf<typeof templateCalls.templates>;

/** A row, and whether the user marked it. */
export type Marked<Row> = Row & { readonly isFavourite: boolean };
export type GroupWithTemplates = Marked<TemplateGroupRow> & { readonly templates: readonly Marked<TemplateRow>[] };

type Parts = Pick<LibraryServices, 'db' | 'listings' | 'tenantLines'>;

export async function findTemplates(
  { db, listings, tenantLines }: Parts,
  user: CurrentUser,
  query: TemplateQuery,
): Promise<Page<Marked<TemplateRow>>> {
  const { templates, rows } = await listings.current();
  const favourites = await favouritesOf(db, user);
  const { ids, total } = findIds(templates, favourites.template, await tenantLines.get(user.tenantId), query);
  const found = await rows.templates(ids);
  return pageOf(
    found.map((row) => marked(row, favourites)),
    total,
    query,
  );
}

export async function findTemplateGroups(
  { db, listings, tenantLines }: Parts,
  user: CurrentUser,
  query: TemplateQuery,
): Promise<Page<GroupWithTemplates>> {
  const { groups, rows } = await listings.current();
  const favourites = await favouritesOf(db, user);
  const { ids, total } = findIds(groups, favourites['template-group'], await tenantLines.get(user.tenantId), query);
  const found = await rows.groups(ids);
  return pageOf(
    found.map((group) => markedGroup(group, favourites)),
    total,
    query,
  );
}

export function markedGroup(group: GroupWithRows, favourites: Favourites): GroupWithTemplates {
  return {
    ...group,
    isFavourite: favourites['template-group'].has(group.id),
    templates: group.templates.map((row) => marked(row, favourites)),
  };
}

/** A template that the user may see. */
export async function visibleTemplate(
  db: Database,
  user: CurrentUser,
  id: number,
): Promise<Marked<TemplateRow> | undefined> {
  const [row] = await db
    .select()
    .from(template)
    .where(and(eq(template.id, id), isVisible(template, user)));
  return row && marked(row, await favouritesOf(db, user));
}

/** One that the user's tenant, or one above it, has replaced or removed; projects go on. */
export async function retiredTemplate(
  db: Database,
  user: CurrentUser,
  id: number,
): Promise<Marked<TemplateRow> | undefined> {
  const own = and(eq(template.id, id), aboveOrAt(user.tenantId, template.tenantId), eq(template.retired, true));
  const [row] = await db.select().from(template).where(own);
  return row && { ...row, isFavourite: false };
}

/** A group that the user may see, with its templates. */
export async function visibleTemplateGroup(
  { db, listings, tenantLines }: Parts,
  user: CurrentUser,
  id: number,
): Promise<GroupWithTemplates | undefined> {
  const { groups, rows } = await listings.current();
  const { ids } = groups.find({ tenantIds: await tenantLines.get(user.tenantId), only: [id] }, { skip: 0, count: 1 });
  const [found] = await rows.groups(ids);
  return found && markedGroup(found, await favouritesOf(db, user));
}

function findIds(listing: Listing, marks: ReadonlySet<number>, tenantIds: readonly number[], query: TemplateQuery) {
  const { favourites, page: _page, perPage: count, sortBy, ...filters } = query;
  const filter: ListFilter = {
    ...filters,
    tenantIds,
    ...onlyMarked(marks, favourites),
  };
  return listing.find(filter, { sortBy, skip: offsetOf(query), count });
}

function marked(row: TemplateRow, favourites: Favourites): Marked<TemplateRow> {
  return { ...row, isFavourite: favourites.template.has(row.id) };
}
