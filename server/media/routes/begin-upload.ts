import { MOST_UPLOADS, resumableUploadCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../platform/http/api-error';
import { lockFolders } from '../folders/folder-rules';
import { folderOf } from '../folders/own-folders';
import { implement } from '../implement';
import { openUploads, toUpload } from '../resumable/own-upload';
import { mediaUpload } from '../tables';

/** Calls at the same time wait for each other, so that none passes the limit. */
export const beginUpload = implement(resumableUploadCalls.beginUpload, ({ body, user }, { db, clock }) =>
  db.transaction(async (tx) => {
    const folders = await lockFolders(tx, user);
    const folderId = body.folder == null ? null : folderOf(folders, body.folder).id;
    if ((await openUploads(tx, user)).length >= MOST_UPLOADS) throw new ApiError('upload_limit');
    const { name, size: sizeBytes, lastModified } = body;
    const owner = { tenantId: user.tenantId, ownerId: user.id };
    const values = { ...owner, folderId, name, sizeBytes, lastModified, touchedAt: new Date(clock.now()) };
    const [row] = await tx.insert(mediaUpload).values(values).returning();
    if (!row) throw new Error('The upload was not registered');
    return toUpload(row);
  }),
);
