import { stat } from 'node:fs/promises';
import { resumableUploadCalls } from '@spotreel/sdk/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { invalidFields } from '../../platform/http/api-error';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { implement } from '../implement';
import { type MediaUploadRow, ownUpload, partCount, partSize, partsPrefix, toUpload } from '../resumable/own-upload';
import { mediaUpload } from '../tables';

const call = resumableUploadCalls.uploadPart;

/** A part counts once it is stored whole. Two calls with the same part store the same bytes, and count once. */
export const uploadPart = implement(call, async ({ params, user, context }, { db, storage, clock, workDir }) => {
  const { part } = params;
  const upload = await ownUpload(db, user, params.uploadId);
  return withTemporaryFile(workDir, async (file) => {
    checkTurn(upload, part);
    await receiveFormUpload(context.raw, call.multipart, file);
    if (part <= upload.parts || upload.mediaId !== null) return toUpload(upload);
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

function checkTurn(upload: MediaUploadRow, part: number): void {
  if (part > partCount(upload)) throw invalidFields({ part: [`This file has ${partCount(upload)} parts.`] });
  if (part > upload.parts + 1) throw invalidFields({ part: [`Part ${upload.parts + 1} comes next.`] });
}
