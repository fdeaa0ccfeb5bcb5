import { supportCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { ownThread } from '../own-thread';
import { supportThread } from '../tables';
import { toSummary } from '../to-thread';

export const markSupportThreadRead = implement(supportCalls.markSupportThreadRead, async ({ params, user }, { db }) => {
  const thread = await ownThread(db, user, params.threadId);
  if (thread.isUnread) await db.update(supportThread).set({ isUnread: false }).where(eq(supportThread.id, thread.id));
  return toSummary({ ...thread, isUnread: false });
});
