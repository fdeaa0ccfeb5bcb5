import { assetCalls, clientCalls, mediaCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { CurrentUser, Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { offsetOf, type PageRequest, pageOf } from '../../platform/http/paging';
import { implement, type MediaServices } from '../domain';
import { ownFolders } from '../folders/own-folders';
import { libraryNames } from '../library-names';
import type { MediaRow } from '../media-row';
import { idsOfHits, isNamed, MOST_COUNTED } from '../name-search';
import { usableMedia } from '../own-media';
import { ownFile, retireMedia } from '../removal/retire-media';
import { bringBack, hasFormerFile } from '../replacing/replace-file';
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

export const oneMedia = implement(mediaCalls.media, async ({ params, user, context }, services) => {
  const { db, addresses } = services;
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (!row) throw new ApiError('not_found');
  return toMedia(row, addresses.at(context.baseUrl), libraryNames(services, context));
});

export const updateMedia = implement(assetCalls.updateMedia, async ({ params, body, user, context }, services) => {
  const row = await listedFile(services.db, user, params.mediaId);
  const { name = row.name, focus } = body;
  if (focus && row.type !== 'image') throw invalidFields({ focus: ['Only images have a focus point'] });
  const values = focus === undefined ? { name } : { name, focus: focus && [focus.x, focus.y], isFocusDue: false };
  return toMedia(await change(services, row, values), services.addresses.at(context.baseUrl));
});

export const moveMedia = implement(assetCalls.moveMedia, async ({ params, body, user, context }, services) => {
  const row = await listedFile(services.db, user, params.mediaId);
  const folders = await ownFolders(services.db, user);
  if (body.folder !== null && !folders.some(({ id }) => id === body.folder)) throw new ApiError('not_found');
  return toMedia(await change(services, row, { folderId: body.folder }), services.addresses.at(context.baseUrl));
});

export const deleteMedia = implement(assetCalls.deleteMedia, async ({ params, user }, { db, clock }) => {
  const { id } = await ownFile(db, user, params.mediaId);
  await retireMedia(db, eq(media.id, id), clock.now());
  return { id };
});

export const restoreMedia = implement(assetCalls.restoreMedia, async ({ params, user, context }, services) => {
  const row = await ownFile(services.db, user, params.mediaId);
  const restored = await change(services, row, { retired: false, retiredAt: null });
  return toMedia(restored, services.addresses.at(context.baseUrl));
});

/** An own file that is not deleted. Throws `not_found`. */
async function listedFile(db: Database, user: Owner, id: number): Promise<MediaRow> {
  const row = await ownFile(db, user, id);
  if (row.retired) throw new ApiError('not_found');
  return row;
}

async function change({ db }: MediaServices, { id }: MediaRow, values: Partial<MediaRow>): Promise<MediaRow> {
  const [row] = await db.update(media).set(values).where(eq(media.id, id)).returning();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** A file that was never shared stays so: withdrawing it is not a way to share it. */
export const shareMedia = implement(clientCalls.shareMedia, async ({ params, body, user, context }, services) => {
  const { db, addresses } = services;
  const own = and(
    eq(media.id, params.mediaId),
    eq(media.ownerId, user.id),
    eq(media.tenantId, user.tenantId),
    isNull(media.sourceMediaId),
  );
  const [row] = await db.select().from(media).where(own);
  if (!row) throw new ApiError('not_found');
  const withdrawn = row.sharing === null ? null : 'withdrawn';
  const sharing = body.shared ? 'listed' : withdrawn;
  const [changed = row] = await db.update(media).set({ sharing }).where(own).returning();
  return toMedia(changed, addresses.at(context.baseUrl));
});

export const cancelMedia = implement(mediaCalls.cancelMedia, async ({ params, user }, services) => {
  const { db, conversions } = services;
  const row = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (row?.ownerId !== user.id) throw new ApiError('not_found');
  if (row.state !== 'ready' && (await hasFormerFile(db, row.id))) {
    const { id } = await bringBack(services, user, row.id);
    return { id };
  }
  if (!(await conversions.cancel(row))) throw new ApiError('media_not_processing');
  return { id: row.id };
});
