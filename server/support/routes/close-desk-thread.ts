import { supportDeskCalls } from '@spotreel/sdk/internal/contract';
import { desc, eq } from 'drizzle-orm';
import { deskRecord } from '../desk-record';
import { implement } from '../implement';
import { supportMessage, supportThread } from '../tables';
import { toDeskThread } from '../to-thread';

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
