import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { supportFile, supportMessage, supportThread } from './tables';

/** For the export of an account: its questions and ideas, each with its messages and the ids of its files. */
export async function supportRecords(db: Database, userId: number) {
  const own = eq(supportThread.ownerId, userId);
  const threads = await db.select().from(supportThread).where(own).orderBy(asc(supportThread.id));
  const { authorId: _author, ...columns } = getTableColumns(supportMessage);
  const messages = await db
    .select(columns)
    .from(supportMessage)
    .innerJoin(supportThread, eq(supportThread.id, supportMessage.threadId))
    .where(own)
    .orderBy(asc(supportMessage.id));
  const files = await db
    .select(getTableColumns(supportFile))
    .from(supportFile)
    .innerJoin(supportThread, eq(supportThread.id, supportFile.threadId))
    .where(own);
  return threads.map((thread) => ({
    ...thread,
    messages: messages.filter(({ threadId }) => threadId === thread.id),
    files: files.flatMap(({ threadId, mediaId }) => (threadId === thread.id ? mediaId : [])),
  }));
}
