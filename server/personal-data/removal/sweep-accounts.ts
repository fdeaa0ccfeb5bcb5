/** Removes what is left of deleted accounts: projects with their renders, files, and at last the row itself. */
import path from 'node:path';
import { ADMIN_ROLES } from '@spotreel/sdk/internal/contract';
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { appUser } from '../../account/tables';
import { LIBRARY_PREFIX } from '../../media/files/library-prefix';
import { mediaKinds } from '../../media/job-kinds';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import type { Storage } from '../../platform/storage/storage';
import type { ProjectRenderer } from '../../project/project-renderer';
import { deleteFiles, removeProject } from '../../project/remove-project';
import { cachedSegmentsPrefix } from '../../project/renders/cached-segments';
import { render } from '../../project/renders/tables';
import { project } from '../../project/tables';

interface Swept {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly storage: Storage;
  readonly renders: Pick<ProjectRenderer, 'stop'>;
}

/** Accounts of one run; the rest is left to the next day. */
const MOST = 100;

export async function sweepDeletedAccounts(swept: Swept): Promise<void> {
  const gone = await swept.db.select({ id: appUser.id }).from(appUser).where(isNotNull(appUser.deletedAt)).limit(MOST);
  for (const { id } of gone) await removeAccount(swept, id);
}

/** Nothing happens to an account that is not closed. */
export async function removeAccount(swept: Swept, userId: number): Promise<void> {
  const { db, storage } = swept;
  const closed = and(eq(appUser.id, userId), isNotNull(appUser.deletedAt));
  if ((await db.$count(appUser, closed)) === 0) return;
  await removeProjects(swept, userId);
  await leaveSharedMedia(db, userId);
  await removeMedia(swept, userId);
  await storage.deleteAll(`exports/${userId}`);
  await storage.deleteAll(cachedSegmentsPrefix(userId));
  await db.delete(appUser).where(closed);
}

async function removeProjects({ db, jobs, storage, renders }: Swept, userId: number): Promise<void> {
  const owned = await db.select({ id: project.id }).from(project).where(eq(project.ownerId, userId));
  for (const { id } of owned) {
    const removed = await db.transaction(async (tx) => {
      const [row] = await tx.select().from(project).where(eq(project.id, id)).for('update');
      return row && removeProject(tx, jobs, row);
    });
    if (!removed) continue;
    for (const renderId of removed.renderIds) await renders.stop(renderId);
    await deleteFiles({ storage }, removed);
  }
  const videos = await db.select().from(render).where(eq(render.ownerId, userId));
  for (const key of videos.flatMap(({ videoKey, posterKey }) => [videoKey, posterKey])) {
    if (key) await storage.delete(key);
  }
}

/** Videos of others may show what the person shared with the tenant, so another admin gets it. */
async function leaveSharedMedia(db: Database, userId: number): Promise<void> {
  const shared = and(eq(media.ownerId, userId), isNotNull(media.sharing));
  const tenants = await db.selectDistinct({ tenantId: media.tenantId }).from(media).where(shared);
  for (const { tenantId } of tenants) {
    if (tenantId === null) continue;
    const team = and(eq(appUser.tenantId, tenantId), ne(appUser.id, userId), isNull(appUser.deletedAt));
    const [heir] = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(team, inArray(appUser.role, ADMIN_ROLES)))
      .orderBy(asc(appUser.id))
      .limit(1);
    if (heir)
      await db
        .update(media)
        .set({ ownerId: heir.id, folderId: null })
        .where(and(shared, eq(media.tenantId, tenantId)));
  }
}

async function removeMedia({ db, jobs, storage }: Swept, userId: number): Promise<void> {
  const files = await db.select().from(media).where(eq(media.ownerId, userId));
  for (const { id, fileKey } of files) {
    if (fileKey.startsWith(LIBRARY_PREFIX)) continue;
    await db.transaction((tx) => jobs.remove(tx, mediaKinds, id));
    await storage.deleteAll(path.posix.dirname(fileKey));
  }
}
