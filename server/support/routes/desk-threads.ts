import { supportDeskCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { namedLike } from '../../account/person-name';
import { appUser } from '../../account/tables';
import { containing } from '../../platform/data/like';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { deskRecord, deskRecords } from '../desk-record';
import { implement } from '../implement';
import { supportThread } from '../tables';
import { toDeskSummary, toDeskThread } from '../to-thread';

export const deskThreads = implement(supportDeskCalls.deskThreads, async ({ query }, { db }) => {
  const { state, kind, search } = query;
  const where = and(
    state ? eq(supportThread.state, state) : ne(supportThread.state, 'closed'),
    kind && eq(supportThread.kind, kind),
    search ? or(ilike(supportThread.subject, containing(search)), namedLike(search)) : undefined,
  );
  const [total] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(supportThread)
    .innerJoin(appUser, eq(appUser.id, supportThread.ownerId))
    .where(where);
  const records = await deskRecords(db)
    .where(where)
    .orderBy(sql`${supportThread.state} <> 'waiting'`, asc(supportThread.updatedAt), asc(supportThread.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  return pageOf(records.map(toDeskSummary), total?.rows ?? 0, query);
});

export const deskThread = implement(supportDeskCalls.deskThread, async ({ params, context }, { db, addresses }) =>
  toDeskThread(db, await deskRecord(db, params.threadId), addresses.at(context.baseUrl)),
);
