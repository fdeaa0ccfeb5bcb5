import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, lt, notExists, or } from 'drizzle-orm';
import { linkToken } from '../account/tables';
import type { Database } from '../platform/data/database';
import { shareLink } from './tables';

/** So long the page of a link says that it has expired or was turned off; it is not found after that. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export async function sweepShares({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  const before = new Date(clock.now() - KEPT_MS);
  await db.delete(shareLink).where(or(lt(shareLink.expiresAt, before), lt(shareLink.revokedAt, before)));
  const isGone = notExists(
    db.select({ id: shareLink.id }).from(shareLink).where(eq(shareLink.id, linkToken.subjectId)),
  );
  await db.delete(linkToken).where(and(eq(linkToken.purpose, 'share'), isGone));
}
