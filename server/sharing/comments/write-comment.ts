import { SHARE_COMMENTS } from '@spotreel/sdk/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { SharingServices } from '../services';
import { shareComment, shareLink } from '../tables';

/** A comment sends no email if another one was written within this time before it. */
const MAIL_PAUSE_MS = 10 * 60 * 1000;

export interface NewComment {
  readonly linkId: number;
  readonly author: string;
  readonly text: string;
  readonly atSeconds: number;
  /** Start of the addresses in the email about it. Undefined: no email is sent. */
  readonly mailBaseUrl: string | undefined;
}

/** Stores a comment, and mails the owner once `tx` commits. Throws `share_comments_full`. */
export async function writeComment(
  tx: Database,
  { accountMails, clock }: Pick<SharingServices, 'accountMails' | 'clock'>,
  { mailBaseUrl, ...comment }: NewComment,
): Promise<typeof shareComment.$inferSelect> {
  const { linkId } = comment;
  await tx.select({ id: shareLink.id }).from(shareLink).where(eq(shareLink.id, linkId)).for('update');
  if ((await tx.$count(shareComment, eq(shareComment.linkId, linkId))) >= SHARE_COMMENTS) {
    throw new ApiError('share_comments_full');
  }
  const nowMs = clock.now();
  const isRecent = gt(shareComment.createdAt, new Date(nowMs - MAIL_PAUSE_MS));
  const recent = await tx.$count(shareComment, and(eq(shareComment.linkId, linkId), isRecent));
  const [row] = await tx
    .insert(shareComment)
    .values({ ...comment, createdAt: new Date(nowMs) })
    .returning();
  if (!row) throw new Error('The comment was not inserted');
  if (recent === 0 && mailBaseUrl) {
    await accountMails.post(tx, { kind: 'share-comment', id: row.id, baseUrl: mailBaseUrl });
  }
  return row;
}
