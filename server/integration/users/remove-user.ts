/** Deletes a person with everything that is theirs: rows in one transaction, files after it. */
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../../account/session/authenticate';
import { appUser } from '../../account/tables';
import { media } from '../../media/tables';
import { lockProject } from '../../project/project-row';
import { removeProject } from '../../project/remove-project';
import { project } from '../../project/tables';
import type { IntegrationServices } from '../services';

export async function removeUser(services: IntegrationServices, user: UserRow): Promise<void> {
  const { db, jobs, renders, storage } = services;
  const removed = await db.transaction(async (tx) => {
    const owned = await tx.select({ id: project.id }).from(project).where(eq(project.ownerId, user.id));
    const projects = [];
    for (const { id } of owned) projects.push(await removeProject(tx, jobs, await lockProject(tx, user, id)));
    const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId));
    const uploads = await tx.select().from(media).where(own);
    for (const { id } of uploads) await jobs.remove(tx, ['convert-video'], id);
    await tx.delete(appUser).where(eq(appUser.id, user.id));
    return { projects, uploads };
  });
  const files = removed.uploads.flatMap(({ fileKey, shownKey, previewKey, motionKey, thumbnails }) => [
    ...[fileKey, shownKey, previewKey, motionKey].flatMap((key) => key ?? []),
    ...thumbnails.map(({ key }) => key),
  ]);
  for (const { renderIds } of removed.projects) for (const id of renderIds) await renders.stop(id);
  for (const key of [...removed.projects.flatMap((one) => one.files), ...files]) await storage.delete(key);
}
