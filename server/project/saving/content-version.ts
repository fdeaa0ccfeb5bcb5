import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { ProjectRow } from '../project-row';
import { render } from '../renders/tables';
import { readStoredContent } from '../stored-content';
import type { ProjectState } from './check-save';
import { isSamePicture } from './same-picture';

/**
 * The version since which the video looks as it does once `next` is saved. It is that of the newest export when `next`
 * is what was exported, as after an undo. A running export counts, a failed one does not.
 */
export async function contentVersionAfter(db: Database, row: ProjectRow, next: ProjectState): Promise<number> {
  if (isSamePicture(row, next)) return row.contentVersion;
  const [exported] = await db
    .select({ version: render.projectVersion, snapshot: render.snapshot })
    .from(render)
    .where(and(eq(render.projectId, row.id), inArray(render.status, ['queued', 'rendering', 'done'])))
    .orderBy(desc(render.id))
    .limit(1);
  if (!exported) return row.version + 1;
  const { version, snapshot } = exported;
  return isSamePicture({ ...snapshot, content: readStoredContent(snapshot.content) }, next) ? version : row.version + 1;
}
