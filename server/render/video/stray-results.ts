/**
 * Files of renders that failed, were cancelled or are gone. A process leaves them when it dies between the end of the render in
 * the database and the deletion of its files.
 */
import { and, gt, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { Storage } from '../../platform/storage/storage';
import { render } from '../../project/renders/tables';
import { renderPrefix } from '../work-files';

/** Renders that one statement asks about. */
const ASKED_AT_ONCE = 500;
/** Longer than storing a picture takes: its render is 'done' before its file is there. */
const STORING_MS = 60 * 60 * 1000;

/** `now`: milliseconds since 1970. A render has its row before its files: what is listed first and has no row is not about to get one. */
export async function removeStrayResults(
  { db, storage }: { db: Database; storage: Storage },
  now: number,
): Promise<void> {
  const isStored = or(ne(render.status, 'done'), isNotNull(render.videoKey));
  const isKept = or(isStored, gt(render.createdAt, new Date(now - STORING_MS)));
  const ids = (await storage.list('renders')).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
    const asked = ids.slice(start, start + ASKED_AT_ONCE);
    const rows = await db
      .select({ id: render.id })
      .from(render)
      .where(and(inArray(render.id, asked), notInArray(render.status, ['failed', 'cancelled']), isKept));
    const kept = new Set(rows.map(({ id }) => id));
    for (const id of asked) if (!kept.has(id)) await storage.deleteAll(renderPrefix(id));
  }
}
