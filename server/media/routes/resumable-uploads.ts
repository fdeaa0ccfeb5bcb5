import { stat } from 'node:fs/promises';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { LARGEST_UPLOAD_BYTES, resumableUploadCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { implement, type MediaServices } from '../domain';
import { lockFolders } from '../folders/folder-rules';
import { folderOf } from '../folders/own-folders';
import type { MediaRow } from '../media-row';
import { assembleParts } from '../resumable/assemble-parts';
import {
  type MediaUploadRow,
  openUploads,
  ownUpload,
  partCount,
  partSize,
  partsPrefix,
  toUpload,
} from '../resumable/own-upload';
import { takeRoom } from '../resumable/upload-room';
import { media, mediaUpload } from '../tables';
import { toMedia } from '../to-media';
import { registerMedia } from '../uploads/register-media';

export const resumableUploads = implement(resumableUploadCalls.resumableUploads, async ({ user }, { db }) =>
  (await openUploads(db, user)).map(toUpload),
);

export const resumableUpload = implement(resumableUploadCalls.resumableUpload, async ({ params, user }, { db }) =>
  toUpload(await ownUpload(db, user, params.uploadId)),
);

type NewUpload = Parameters<Parameters<typeof implement<typeof resumableUploadCalls.beginUpload>>[1]>[0]['body'];

export const beginUpload = implement(resumableUploadCalls.beginUpload, async ({ body, user }, services) => {
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

/** A part counts once it is stored whole. Two calls with the same part store the same bytes, and count once. */
export const uploadPart = implement(resumableUploadCalls.uploadPart, async ({ params, user, context }, services) => {
  const { db, storage, clock, workDir } = services;
  const { part } = params;
  const upload = await ownUpload(db, user, params.uploadId);
  return withTemporaryFile(workDir, async (file) => {
    checkTurn(upload, part);
    await receiveFormUpload(context.raw, resumableUploadCalls.uploadPart.multipart, file);
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

/** A server that has not renewed its claim for so long has died while it made the file. */
const GIVEN_UP_MS = 45_000;
const RENEWED_MS = 15_000;

export const completeUpload = implement(
  resumableUploadCalls.completeUpload,
  async ({ params, user, context }, services) => {
    const { db, addresses } = services;
    const upload = await ownUpload(db, user, params.uploadId);
    const row =
      upload.mediaId === null ? await complete(services, user, upload) : await made(services, upload, upload.mediaId);
    return toMedia(row, addresses.at(context.baseUrl));
  },
);

/** A server that died behind the registration of the file has left the parts. */
async function made({ db, storage }: MediaServices, { id }: MediaUploadRow, mediaId: number): Promise<MediaRow> {
  await storage.deleteAll(partsPrefix(id));
  const [row] = await db.select().from(media).where(eq(media.id, mediaId));
  if (!row) throw new ApiError('not_found');
  return row;
}

async function complete(services: MediaServices, user: CurrentUser, upload: MediaUploadRow): Promise<MediaRow> {
  const { storage, workDir } = services;
  if (upload.parts < partCount(upload)) throw new ApiError('upload_incomplete');
  await claim(services, upload);
  const endClaim = keepClaim(services, upload);
  try {
    const row = await withTemporaryFile(workDir, async (file) => {
      await assembleParts(storage, upload, file);
      return register(services, user, upload, file);
    });
    await storage.deleteAll(partsPrefix(upload.id));
    return row;
  } catch (error) {
    await release(services, upload, error);
    throw error;
  } finally {
    endClaim();
  }
}

/** The upload has its file in the transaction that registers it: a server that dies leaves both or none. */
function register(services: MediaServices, user: CurrentUser, { id, name, folderId }: MediaUploadRow, file: string) {
  const videoLimitBytes = LARGEST_UPLOAD_BYTES;
  const known = { accept: 'media', name, folderId: folderId ?? undefined, sourceType: 'upload' } as const;
  return registerMedia(services, user, file, { ...known, videoLimitBytes }, async (tx, row) => {
    const own = and(eq(mediaUpload.id, id), isNull(mediaUpload.mediaId));
    const named = await tx.update(mediaUpload).set({ mediaId: row.id }).where(own).returning({ id: mediaUpload.id });
    if (named.length === 0) throw new ApiError('upload_completing');
  });
}

/** Says from time to time that the file is still being made. Answers the function that ends that. */
function keepClaim({ db, clock, log }: MediaServices, { id }: MediaUploadRow): () => void {
  const renew = async () => {
    await db
      .update(mediaUpload)
      .set({ completingAt: new Date(clock.now()) })
      .where(and(eq(mediaUpload.id, id), isNotNull(mediaUpload.completingAt)));
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'the claim of an upload could not be renewed'));
  }, RENEWED_MS);
  return () => clearInterval(timer);
}

/** One call at a time makes the file. Throws `upload_completing`. */
async function claim({ db, clock }: MediaServices, { id }: MediaUploadRow): Promise<void> {
  const isFree = or(
    isNull(mediaUpload.completingAt),
    lt(mediaUpload.completingAt, new Date(clock.now() - GIVEN_UP_MS)),
    // the clock ran ahead when it was claimed
    gt(mediaUpload.completingAt, new Date(clock.now() + GIVEN_UP_MS)),
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
  // another call has made the file meanwhile
  if (isSpotreelError(error, 'upload_completing')) return;
  const isLater = isSpotreelError(error, 'rate_limited');
  const isUseless = error instanceof ApiError && (error.status ?? 500) < 500 && !isLater;
  if (!isUseless) return void (await db.update(mediaUpload).set({ completingAt: null }).where(eq(mediaUpload.id, id)));
  await db.delete(mediaUpload).where(eq(mediaUpload.id, id));
  await storage.deleteAll(partsPrefix(id));
}

export const cancelUpload = implement(resumableUploadCalls.cancelUpload, async ({ params, user }, { db, storage }) => {
  const { id } = await ownUpload(db, user, params.uploadId);
  await db.delete(mediaUpload).where(eq(mediaUpload.id, id));
  await storage.deleteAll(partsPrefix(id));
  return { id };
});
