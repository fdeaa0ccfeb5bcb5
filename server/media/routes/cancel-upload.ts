import { resumableUploadCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../domain';
import { ownUpload, partsPrefix } from '../resumable/own-upload';
import { mediaUpload } from '../tables';

export const cancelUpload = implement(resumableUploadCalls.cancelUpload, async ({ params, user }, { db, storage }) => {
  const { id } = await ownUpload(db, user, params.uploadId);
  await db.delete(mediaUpload).where(eq(mediaUpload.id, id));
  await storage.deleteAll(partsPrefix(id));
  return { id };
});
