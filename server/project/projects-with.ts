import { and, asc, eq, gt } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { contentMediaIds } from './content';
import { project } from './tables';

/** Projects that are read at a time. */
const BATCH = 200;
/** Projects that an answer names. */
const MOST = 100;

/** Projects of an account that show one of these files, at most 100. */
export async function projectsWith(db: Database, user: Owner, mediaIds: ReadonlySet<number>) {
  const found: { id: number; name: string }[] = [];
  const own = and(eq(project.ownerId, user.id), eq(project.tenantId, user.tenantId), eq(project.kept, true));
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: project.id, name: project.name, content: project.content })
      .from(project)
      .where(and(own, gt(project.id, after)))
      .orderBy(asc(project.id))
      .limit(BATCH);
    for (const { id, name, content } of rows)
      if (contentMediaIds(content).some((mediaId) => mediaIds.has(mediaId))) found.push({ id, name });
    const last = rows.at(-1);
    if (!last || rows.length < BATCH || found.length >= MOST) return found.slice(0, MOST);
    after = last.id;
  }
}
