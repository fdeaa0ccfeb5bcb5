/** Threads as the API answers them. */
import type {
  DeskThread,
  DeskThreadSummary,
  SupportThread,
  SupportThreadSummary,
} from '@spotreel/sdk/internal/contract';
import { asc, eq } from 'drizzle-orm';
import { displayName } from '../account/person-name';
import type { UserRow } from '../account/session/authenticate';
import type { Addresses } from '../media/files/addresses';
import type { Database } from '../platform/data/database';
import { filesOf } from './idea-files';
import type { ThreadRecord } from './own-thread';
import { supportMessage } from './tables';

export interface DeskRecord {
  readonly thread: ThreadRecord;
  readonly person: UserRow;
  readonly tenantName: string;
}

export function toSummary({
  id,
  kind,
  subject,
  state,
  isUnread,
  createdAt,
  updatedAt,
}: ThreadRecord): SupportThreadSummary {
  return {
    id,
    kind,
    subject,
    state,
    isUnread,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function toThread(db: Database, thread: ThreadRecord, addresses: Addresses): Promise<SupportThread> {
  return { ...toSummary(thread), ...(await contentOf(db, thread.id, addresses)) };
}

export function toDeskSummary({ thread, person, tenantName }: DeskRecord): DeskThreadSummary {
  const { id, email } = person;
  return { ...toSummary(thread), person: { id, name: displayName(person), email, tenantName } };
}

export async function toDeskThread(db: Database, record: DeskRecord, addresses: Addresses): Promise<DeskThread> {
  return { ...toDeskSummary(record), ...(await contentOf(db, record.thread.id, addresses)) };
}

async function contentOf(db: Database, threadId: number, addresses: Addresses) {
  const messages = await db
    .select()
    .from(supportMessage)
    .where(eq(supportMessage.threadId, threadId))
    .orderBy(asc(supportMessage.id));
  return {
    files: await filesOf(db, threadId, addresses),
    messages: messages.map(({ id, isFromSupport, text, createdAt }) => ({
      id,
      isFromSupport,
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}
