import { supportCalls } from '@spotreel/sdk/internal/contract';
import { and, desc, eq } from 'drizzle-orm';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../implement';
import { ownThread, ownThreads } from '../own-thread';
import { supportThread as threads } from '../tables';
import { toSummary, toThread } from '../to-thread';

export const supportThreads = implement(supportCalls.supportThreads, async ({ query, user }, { db }) => {
  const own = and(ownThreads(user), query.kind && eq(threads.kind, query.kind));
  const total = await db.$count(threads, own);
  const records = await db
    .select()
    .from(threads)
    .where(own)
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  return pageOf(records.map(toSummary), total, query);
});

export const supportThread = implement(
  supportCalls.supportThread,
  async ({ params, user, context }, { db, addresses }) =>
    toThread(db, await ownThread(db, user, params.threadId), addresses.at(context.baseUrl)),
);
