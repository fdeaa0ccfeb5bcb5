/** Drops cropped copies, names drawn as logos, and files that their owners deleted, once nothing shows them any more. */
import path from 'node:path';
import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { MediaServices } from '../domain';
import { media } from '../tables';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An editor that has been open for so long may still undo its way back to a file that no save has had since. */
const KEPT_MS = 30 * DAY_MS;
/** A storyboard shows a name until it becomes a project; opened later, it has the name drawn again. */
const NAME_MARK_KEPT_MS = 2 * DAY_MS;

/** `usedBy`: ids of the media that a team still needs. */
export async function sweepMedia(
  { db, storage, clock }: Pick<MediaServices, 'db' | 'storage' | 'clock'>,
  usedBy: (tenantId: number) => Promise<ReadonlySet<number>>,
): Promise<void> {
  const before = new Date(clock.now() - KEPT_MS);
  const isOld = or(
    and(isNotNull(media.sourceMediaId), lt(media.createdAt, before)),
    and(eq(media.isNameMark, true), lt(media.createdAt, new Date(clock.now() - NAME_MARK_KEPT_MS))),
    lt(media.retiredAt, before),
  );
  const old = await db
    .select({ id: media.id, tenantId: media.tenantId, fileKey: media.fileKey })
    .from(media)
    .where(isOld);
  for (const tenantId of new Set(old.flatMap((copy) => copy.tenantId ?? []))) {
    const mediaIds = await usedBy(tenantId);
    const unused = old.filter((copy) => copy.tenantId === tenantId && !mediaIds.has(copy.id));
    for (const { id, fileKey } of unused) {
      // its owner may have brought it back meanwhile
      const gone = await db
        .delete(media)
        .where(and(eq(media.id, id), isOld))
        .returning({ id: media.id });
      if (gone.length > 0) await storage.deleteAll(path.posix.dirname(fileKey));
    }
  }
}
