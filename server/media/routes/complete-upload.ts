import { LARGEST_UPLOAD_BYTES, resumableUploadCalls } from '@spotreel/sdk/contract';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { ApiError } from '../../platform/http/api-error';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { implement } from '../implement';
import type { MediaRow } from '../media-row';
import { assembleParts } from '../resumable/assemble-parts';
import { type MediaUploadRow, ownUpload, partCount, partsPrefix } from '../resumable/own-upload';
import type { MediaServices } from '../services';
import { media, mediaUpload } from '../tables';
import { toMedia } from '../to-media';
import { registerMedia } from '../uploads/register-media';

/** A server that died while it made the file has given up after this time. */
const GIVEN_UP_MS = 15 * 60 * 1000;

export const completeUpload = implement(
  resumableUploadCalls.completeUpload,
  async ({ params, user, context }, services) => {
    const { db, addresses } = services;
    const upload = await ownUpload(db, user, params.uploadId);
    const row = upload.mediaId === null ? await complete(services, user, upload) : await made(services, upload.mediaId);
    return toMedia(row, addresses.at(context.baseUrl));
  },
);

async function made({ db }: MediaServices, mediaId: number): Promise<MediaRow> {
  const [row] = await db.select().from(media).where(eq(media.id, mediaId));
  if (!row) throw new ApiError('not_found');
  return row;
}

async function complete(services: MediaServices, user: CurrentUser, upload: MediaUploadRow): Promise<MediaRow> {
  const { db, storage, workDir } = services;
  if (upload.parts < partCount(upload)) throw new ApiError('upload_incomplete');
  await claim(services, upload);
  try {
    const row = await withTemporaryFile(workDir, async (file) => {
      await assembleParts(storage, upload, file);
      return register(services, user, upload, file);
    });
    await db.update(mediaUpload).set({ mediaId: row.id }).where(eq(mediaUpload.id, upload.id));
    await storage.deleteAll(partsPrefix(upload.id));
    return row;
  } catch (error) {
    await release(services, upload, error);
    throw error;
  }
}

function register(services: MediaServices, user: CurrentUser, { name, folderId }: MediaUploadRow, file: string) {
  const videoLimitBytes = LARGEST_UPLOAD_BYTES;
  const known = { accept: 'media', name, folderId: folderId ?? undefined, sourceType: 'upload' } as const;
  return registerMedia(services, user, file, { ...known, videoLimitBytes });
}

/** One call at a time makes the file. Throws `upload_completing`. */
async function claim({ db, clock }: MediaServices, { id }: MediaUploadRow): Promise<void> {
  const isFree = or(
    isNull(mediaUpload.completingAt),
    lt(mediaUpload.completingAt, new Date(clock.now() - GIVEN_UP_MS)),
  );
  const claimed = await db
    .update(mediaUpload)
    .set({ completingAt: new Date(clock.now()) })
    .where(and(eq(mediaUpload.id, id), isNull(mediaUpload.mediaId), isFree))
    .returning({ id: mediaUpload.id });
  if (claimed.length === 0) throw new ApiError('upload_completing');
}

/** A file that cannot be used ends its upload. After other errors the call can be made again. */
async function release({ db, storage }: MediaServices, { id }: MediaUploadRow, error: unknown): Promise<void> {
  const isUseless = error instanceof ApiError && (error.status ?? 500) < 500;
  if (!isUseless) return void (await db.update(mediaUpload).set({ completingAt: null }).where(eq(mediaUpload.id, id)));
  await db.delete(mediaUpload).where(eq(mediaUpload.id, id));
  await storage.deleteAll(partsPrefix(id));
}
