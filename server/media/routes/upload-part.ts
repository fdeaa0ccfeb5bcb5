import { stat } from 'node:fs/promises';
import { resumableUploadCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { implement, type MediaServices } from '../domain';
import { lockFolders } from '../folders/folder-rules';
import { type MediaUploadRow, ownUpload, partCount, partSize, partsPrefix, toUpload } from '../resumable/own-upload';
import { takeRoom } from '../resumable/upload-room';
import { mediaUpload } from '../tables';

const call = resumableUploadCalls.uploadPart;

/** A part counts once it is stored whole. Two calls with the same part store the same bytes, and count once. */
export const uploadPart = implement(call, async ({ params, user, context }, services) => {
  const { db, storage, clock, workDir } = services;
  const { part } = params;
  const upload = await ownUpload(db, user, params.uploadId);
  return withTemporaryFile(workDir, async (file) => {
    checkTurn(upload, part);
    await receiveFormUpload(context.raw, call.multipart, file);
    if (part <= upload.parts || upload.mediaId !== null) return toUpload(upload);
    if (!upload.holdsRoom) await takeRoomAgain(services, user, upload);
    const { size } = await stat(file);
    if (size !== partSize(upload, part))
      throw invalidFields({ part: [`Part ${part} must have ${partSize(upload, part)} bytes; ${size} have arrived.`] });
    await storage.putFile(`${partsPrefix(upload.id)}/${part}`, file);
    const isNext = and(eq(mediaUpload.id, upload.id), eq(mediaUpload.parts, part - 1), isNull(mediaUpload.mediaId));
    await db
      .update(mediaUpload)
      .set({ parts: part, touchedAt: new Date(clock.now()) })
      .where(isNext);
    return toUpload(await ownUpload(db, user, upload.id));
  });
});

/** Takes room again for an upload that has given it to another one. */
async function takeRoomAgain(services: MediaServices, user: CurrentUser, upload: MediaUploadRow): Promise<void> {
  const { db, storage, clock } = services;
  const gone = await db.transaction(async (tx) => {
    await lockFolders(tx, user);
    const values = { holdsRoom: true, touchedAt: new Date(clock.now()) };
    const [row] = await tx.update(mediaUpload).set(values).where(eq(mediaUpload.id, upload.id)).returning();
    if (!row) throw new ApiError('not_found');
    return takeRoom(tx, services, user, row);
  });
  for (const id of gone) await storage.deleteAll(partsPrefix(id));
}

function checkTurn(upload: MediaUploadRow, part: number): void {
  if (part > partCount(upload)) throw invalidFields({ part: [`This file has ${partCount(upload)} parts.`] });
  if (part > upload.parts + 1) throw invalidFields({ part: [`Part ${upload.parts + 1} comes next.`] });
}
