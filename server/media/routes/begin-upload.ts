import { resumableUploadCalls } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../../account/session/authenticate';
import { implement, type MediaServices } from '../domain';
import { lockFolders } from '../folders/folder-rules';
import { folderOf } from '../folders/own-folders';
import { type MediaUploadRow, partsPrefix, toUpload } from '../resumable/own-upload';
import { takeRoom } from '../resumable/upload-room';
import { mediaUpload } from '../tables';

const call = resumableUploadCalls.beginUpload;
type NewUpload = Parameters<Parameters<typeof implement<typeof call>>[1]>[0]['body'];

export const beginUpload = implement(call, async ({ body, user }, services) => {
  const { row, gone } = await begin(services, user, body);
  for (const id of gone) await services.storage.deleteAll(partsPrefix(id));
  return toUpload(row);
});

/** Calls at the same time wait for each other, so that none passes a limit. */
function begin(
  services: MediaServices,
  user: CurrentUser,
  { folder, name, size: sizeBytes, lastModified }: NewUpload,
): Promise<{ readonly row: MediaUploadRow; readonly gone: readonly number[] }> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const folders = await lockFolders(tx, user);
    const folderId = folder == null ? null : folderOf(folders, folder).id;
    const owner = { tenantId: user.tenantId, ownerId: user.id };
    const values = { ...owner, folderId, name, sizeBytes, lastModified, touchedAt: new Date(clock.now()) };
    const [row] = await tx.insert(mediaUpload).values(values).returning();
    if (!row) throw new Error('The upload was not registered');
    return { row, gone: await takeRoom(tx, services, user, row) };
  });
}
