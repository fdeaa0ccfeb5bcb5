import { and, eq, inArray, or } from 'drizzle-orm';
import { aboveOrAt } from '../account/rules/tenant-tree';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import type { MediaRow } from './media-row';
import { isSharedWith } from './sharing';
import { media } from './tables';

/**
 * Pictures and videos that the user may use: their own, the library's, those of imported templates, and shared ones. By
 * id.
 */
export async function usableMedia(db: Database, user: Owner, ids: readonly number[]): Promise<Map<number, MediaRow>> {
  if (ids.length === 0) return new Map();
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId));
  const ofTemplates = and(eq(media.sourceType, 'template'), aboveOrAt(user.tenantId, media.tenantId));
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), or(own, ofTemplates, eq(media.sourceType, 'library'), isSharedWith(user))));
  return new Map(rows.map((row) => [row.id, row]));
}
