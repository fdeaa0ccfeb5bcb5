import { SHARE_COMMENTS } from '@spotreel/sdk/internal/contract';
import { and, eq, gt } from 'drizzle-orm';
import { spendAttempt } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { SharingServices } from '../domain';
import { shareComment, shareLink } from '../tables';

/** A comment sends no email if another one was written within this time before it. */
const MAIL_PAUSE_MS = 10 * 60 * 1000;
/** The last comments of a link are for many networks: one that fills it leaves room for others. */
const LAST_COMMENTS = 50;
const LAST_OF_NETWORK = { points: 5, seconds: 24 * 60 * 60 };

export interface NewComment {
  readonly linkId: number;
  /** Network of the author. */
  readonly network: string;
  readonly author: string;
  readonly text: string;
  readonly atSeconds: number;
  /** Start of the addresses in the email about it. Undefined: no email is sent. */
  readonly mailBaseUrl: string | undefined;
}

/** Stores a comment, and mails the owner once `tx` commits. Throws `share_comments_full` and `rate_limited`. */
export async function writeComment(
  tx: Database,
  { accountMails, clock }: Pick<SharingServices, 'accountMails' | 'clock'>,
  { mailBaseUrl, network, ...comment }: NewComment,
): Promise<typeof shareComment.$inferSelect> {
  const { linkId } = comment;
  await tx.select({ id: shareLink.id }).from(shareLink).where(eq(shareLink.id, linkId)).for('update');
  const written = await tx.$count(shareComment, eq(shareComment.linkId, linkId));
  if (written >= SHARE_COMMENTS) throw new ApiError('share_comments_full');
  if (written >= SHARE_COMMENTS - LAST_COMMENTS) {
    await spendAttempt(tx, clock, { scope: 'share-comment-last', key: `${linkId} ${network}`, ...LAST_OF_NETWORK });
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
