import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { offsetOf, type PageRequest, pageOf } from '../../platform/http/paging';
import { implement } from '../domain';
import { libraryNames } from '../library-names';
import type { MediaRow } from '../media-row';
import { idsOfHits, isNamed, MOST_COUNTED } from '../name-search';
import { isListedFor } from '../sharing';
import { media } from '../tables';
import { toMedia } from '../to-media';

export const mediaList = implement(mediaCalls.mediaList, async ({ query, user, context }, services) => {
  const { db, addresses } = services;
  const conditions: (SQL | undefined)[] = [ofSource(query.source, user)];
  if (query.type) conditions.push(eq(media.type, query.type));
  if (query.folder !== undefined) conditions.push(eq(media.folderId, query.folder));
  if (query.unfiled) conditions.push(isNull(media.folderId));
  const { rows, totalCount } = query.search
    ? await searched(db, and(...conditions, isNamed(query.search)), query)
    : await listed(db, and(...conditions), query);
  const at = addresses.at(context.baseUrl);
  const say = libraryNames(services, context);
  const data = rows.map((row) => toMedia(row, at, say));
  return pageOf(data, totalCount, query);
});

type MediaListQuery = PageRequest & Parameters<typeof orderOf>[0];
type MediaPage = { rows: MediaRow[]; totalCount: number };

async function listed(db: Database, where: SQL | undefined, query: MediaListQuery): Promise<MediaPage> {
  const totalCount = await db.$count(media, where);
  return { rows: totalCount === 0 ? [] : await rowsOfPage(db, where, query), totalCount };
}

async function searched(db: Database, where: SQL | undefined, query: MediaListQuery): Promise<MediaPage> {
  const hits = await idsOfHits(db, where, orderOf(query));
  if (hits.length < MOST_COUNTED) {
    const ids = hits.slice(offsetOf(query), offsetOf(query) + query.perPage);
    const rows = ids.length === 0 ? [] : await rowsOfPage(db, inArray(media.id, ids), { ...query, page: 1 });
    return { rows, totalCount: hits.length };
  }
  const rows = await rowsOfPage(db, where, query);
  return { rows, totalCount: Math.max(hits.length, countedByPage(query, rows.length)) };
}

function rowsOfPage(db: Database, where: SQL | undefined, query: MediaListQuery): Promise<MediaRow[]> {
  return db
    .select()
    .from(media)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.perPage)
    .offset(offsetOf(query));
}

/** Files up to this page, and one more if the page is full: a search is not counted to its end. */
function countedByPage({ page, perPage }: PageRequest, found: number): number {
  if (found === 0) return 0;
  return offsetOf({ page, perPage }) + found + (found === perPage ? 1 : 0);
}

function ofSource(source: 'own' | 'library' | 'shared' = 'own', user: CurrentUser): SQL | undefined {
  if (source === 'library') return and(eq(media.sourceType, 'library'), eq(media.retired, false));
  if (source === 'shared') return isListedFor(user);
  return and(
    eq(media.ownerId, user.id),
    eq(media.tenantId, user.tenantId),
    eq(media.retired, false),
    isNull(media.sourceMediaId),
    eq(media.isNameMark, false),
  );
}

function orderOf({ sort, sorted }: { sort?: 'name' | 'size' | undefined; sorted?: 'ASC' | 'DESC' | undefined }): SQL[] {
  const byName = media.searchName;
  const by = sort === 'name' ? byName : sort === 'size' ? media.sizeBytes : media.id;
  return sorted === 'ASC' ? [asc(by), asc(media.id)] : [desc(by), desc(media.id)];
}
