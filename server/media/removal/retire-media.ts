import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { MediaRow } from '../media-row';
import { media } from '../tables';

/** An own file, a deleted one too, but no former file of another. Throws `not_found`. */
export async function ownFile(db: Database, user: Owner, id: number): Promise<MediaRow> {
  const isOwn = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId));
  const own = and(eq(media.id, id), isOwn, isNull(media.formerOf));
  const [row] = await db.select().from(media).where(own);
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * Takes files out of the library. Videos that show them keep them, those of people they were shared with too; `sweepMedia`
 * erases what nothing shows.
 */
export async function retireMedia(db: Database, which: SQL | undefined, nowMs: number): Promise<void> {
  const sharing = sql`case when ${media.sharing} is null then null else 'withdrawn' end`;
  await db
    .update(media)
    .set({ retired: true, retiredAt: new Date(nowMs), folderId: null, sharing })
    .where(and(which, eq(media.retired, false)));
}

/** Files of an account in these folders. */
export function inFolders(user: Owner, folderIds: readonly number[]): SQL | undefined {
  return and(eq(media.ownerId, user.id), inArray(media.folderId, [...folderIds]));
}
