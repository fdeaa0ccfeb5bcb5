import { supportDeskCalls } from '@spotreel/sdk/internal/contract';
import { and, asc, desc, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { recordAct } from '../../account/audit/audit-log';
import { namedLike } from '../../account/person-name';
import { appUser } from '../../account/tables';
import { containing } from '../../platform/data/like';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { deskRecord, deskRecords } from '../desk-record';
import { implement } from '../domain';
import { supportMessage, supportThread } from '../tables';
import { toDeskSummary, toDeskThread } from '../to-thread';
import { writeMessage } from '../write-message';

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

export const answerDeskThread = implement(
  supportDeskCalls.answerDeskThread,
  async ({ params, body, user, context }, services) => {
    const { db, addresses } = services;
    const { person } = await deskRecord(db, params.threadId);
    const { threadId } = params;
    const { mailBaseUrl } = context;
    const call = supportDeskCalls.answerDeskThread;
    const message = { threadId, authorId: user.id, isFromSupport: true, text: body.text, mailBaseUrl };
    await db.transaction(async (tx) => {
      await recordAct(tx, { actor: user.row, subject: person, call, params: { threadId: String(threadId) } });
      await writeMessage(tx, services, message);
    });
    return toDeskThread(db, await deskRecord(db, threadId), addresses.at(context.baseUrl));
  },
);

/** One that is opened again waits, unless the support wrote last. */
export const closeDeskThread = implement(
  supportDeskCalls.closeDeskThread,
  async ({ params, body, context }, { db, addresses }) => {
    const { threadId } = params;
    const { thread } = await deskRecord(db, threadId);
    await db.transaction(async (tx) => {
      const own = eq(supportThread.id, threadId);
      await tx.select({ id: supportThread.id }).from(supportThread).where(own).for('update');
      const [newest] = await tx
        .select({ isFromSupport: supportMessage.isFromSupport })
        .from(supportMessage)
        .where(eq(supportMessage.threadId, thread.id))
        .orderBy(desc(supportMessage.id))
        .limit(1);
      const open = newest?.isFromSupport ? 'answered' : 'waiting';
      await tx
        .update(supportThread)
        .set({ state: body.closed ? 'closed' : open })
        .where(own);
    });
    return toDeskThread(db, await deskRecord(db, threadId), addresses.at(context.baseUrl));
  },
);
