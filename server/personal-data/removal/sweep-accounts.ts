/** Removes what is left of deleted accounts: projects with their renders, files, and at last the row itself. */
import path from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import { appUser } from '../../account/tables';
import { LIBRARY_PREFIX } from '../../media/library-prefix';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import type { Storage } from '../../platform/storage/storage';
import { removeProject } from '../../project/remove-project';
import { render } from '../../project/renders/tables';
import { project } from '../../project/tables';

interface Swept {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly storage: Storage;
}

/** Accounts of one run; the rest is left to the next day. */
const MOST = 100;

export async function sweepDeletedAccounts(swept: Swept): Promise<void> {
  const gone = await swept.db.select({ id: appUser.id }).from(appUser).where(isNotNull(appUser.deletedAt)).limit(MOST);
  for (const { id } of gone) await removeAccount(swept, id);
}

async function removeAccount({ db, jobs, storage }: Swept, userId: number): Promise<void> {
  const owned = await db.select({ id: project.id }).from(project).where(eq(project.ownerId, userId));
  for (const { id } of owned) {
    const removed = await db.transaction(async (tx) => {
      const [row] = await tx.select().from(project).where(eq(project.id, id)).for('update');
      return row && removeProject(tx, jobs, row);
    });
    for (const key of removed?.files ?? []) await storage.delete(key);
  }
  const videos = await db.select().from(render).where(eq(render.ownerId, userId));
  for (const key of videos.flatMap(({ videoKey, posterKey }) => [videoKey, posterKey])) {
    if (key) await storage.delete(key);
  }
  const files = await db.select().from(media).where(eq(media.ownerId, userId));
  for (const { fileKey } of files) {
    if (!fileKey.startsWith(LIBRARY_PREFIX)) await storage.deleteAll(path.posix.dirname(fileKey));
  }
  await storage.deleteAll(`exports/${userId}`);
  await db.delete(appUser).where(and(eq(appUser.id, userId), isNotNull(appUser.deletedAt)));
}
