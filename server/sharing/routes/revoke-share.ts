import { shareCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../implement';
import { ownLink } from '../open-links';
import { shareLink } from '../tables';

/** The row stays for a while: the page says that the link was turned off. */
export const revokeShare = implement(shareCalls.revokeShare, async ({ params, user }, { db, clock }) => {
  const { id } = await ownLink(db, user, params.projectId);
  await db
    .update(shareLink)
    .set({ revokedAt: new Date(clock.now()), passwordHash: null })
    .where(eq(shareLink.id, id));
  return { id };
});
