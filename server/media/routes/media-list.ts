import { mediaCalls } from '@spotreel/sdk/contract';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../implement';
import { isListedFor } from '../sharing';
import { media } from '../tables';
import { toMedia } from '../to-media';

export const mediaList = implement(mediaCalls.mediaList, async ({ query, user, context }, { db, addresses }) => {
  const conditions: (SQL | undefined)[] = [ofSource(query.source, user)];
  if (query.type) conditions.push(eq(media.type, query.type));
  if (query.folder !== undefined) conditions.push(eq(media.folderId, query.folder));
  if (query.unfiled) conditions.push(isNull(media.folderId));
  if (query.search) conditions.push(sql`strpos(lower(${media.name}), lower(${query.search})) > 0`);
  const where = and(...conditions);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(media).where(where);
  const rows = await db
    .select()
    .from(media)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.perPage)
    .offset(offsetOf(query));
  const at = addresses.at(context.baseUrl);
  return pageOf(
    rows.map((row) => toMedia(row, at)),
    count?.total ?? 0,
    query,
  );
});

function ofSource(source: 'own' | 'library' | 'shared' = 'own', user: CurrentUser): SQL | undefined {
  if (source === 'library') return and(eq(media.sourceType, 'library'), eq(media.retired, false));
  if (source === 'shared') return isListedFor(user);
  return and(
    eq(media.ownerId, user.id),
    eq(media.tenantId, user.tenantId),
    eq(media.retired, false),
    isNull(media.sourceMediaId),
  );
}

function orderOf({ sort, sorted }: { sort?: 'name' | 'size' | undefined; sorted?: 'ASC' | 'DESC' | undefined }): SQL[] {
  const byName = sql`lower(${media.name})`;
  const by = sort === 'name' ? byName : sort === 'size' ? media.sizeBytes : media.id;
  return sorted === 'ASC' ? [asc(by), asc(media.id)] : [desc(by), desc(media.id)];
}
