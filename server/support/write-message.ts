import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import type { SupportServices } from './domain';
import { supportMessage, supportThread } from './tables';

/** Messages of one thread. */
const MOST_MESSAGES = 200;

export interface NewMessage {
  readonly threadId: number;
  readonly authorId: number;
  readonly isFromSupport: boolean;
  readonly text: string;
  /** Start of the addresses in the email about it. Undefined: no email is sent. */
  readonly mailBaseUrl: string | undefined;
}

/** Stores a message and mails the other side once `tx` commits. Throws `support_thread_full`. */
export async function writeMessage(
  tx: Database,
  { accountMails, clock }: Pick<SupportServices, 'accountMails' | 'clock'>,
  { threadId, authorId, isFromSupport, text, mailBaseUrl }: NewMessage,
): Promise<void> {
  await tx.select({ id: supportThread.id }).from(supportThread).where(eq(supportThread.id, threadId)).for('update');
  if ((await tx.$count(supportMessage, eq(supportMessage.threadId, threadId))) >= MOST_MESSAGES) {
    throw new ApiError('support_thread_full');
  }
  const createdAt = new Date(clock.now());
  const [message] = await tx
    .insert(supportMessage)
    .values({ threadId, authorId, isFromSupport, text, createdAt })
    .returning({ id: supportMessage.id });
  if (!message) throw new Error('The message was not inserted');
  await tx
    .update(supportThread)
    .set({ state: isFromSupport ? 'answered' : 'waiting', isUnread: isFromSupport, updatedAt: createdAt })
    .where(eq(supportThread.id, threadId));
  if (mailBaseUrl) await accountMails.post(tx, { kind: 'support-message', id: message.id, baseUrl: mailBaseUrl });
}
