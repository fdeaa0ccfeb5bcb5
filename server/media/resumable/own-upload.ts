import { type ResumableUpload, UPLOAD_PART_BYTES } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { mediaUpload } from '../tables';

export type MediaUploadRow = typeof mediaUpload.$inferSelect;

/** An upload to which no part has come for so long is removed. */
export const UPLOAD_KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Incomplete uploads, newest first. */
export function openUploads(db: Database, user: Owner): Promise<MediaUploadRow[]> {
  return db
    .select()
    .from(mediaUpload)
    .where(and(isOwnUpload(user), isNull(mediaUpload.mediaId)))
    .orderBy(desc(mediaUpload.id));
}

/** Throws `not_found` if the account has no such upload. */
export async function ownUpload(db: Database, user: Owner, id: number): Promise<MediaUploadRow> {
  const [row] = await db
    .select()
    .from(mediaUpload)
    .where(and(eq(mediaUpload.id, id), isOwnUpload(user)));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Condition: the upload belongs to an account in its tenant. */
export function isOwnUpload(user: Owner): SQL | undefined {
  return and(eq(mediaUpload.ownerId, user.id), eq(mediaUpload.tenantId, user.tenantId));
}

export function partCount({ sizeBytes }: MediaUploadRow): number {
  return Math.ceil(sizeBytes / UPLOAD_PART_BYTES);
}

/** Bytes of one part, counted from 1. */
export function partSize({ sizeBytes }: MediaUploadRow, part: number): number {
  return Math.min(UPLOAD_PART_BYTES, sizeBytes - (part - 1) * UPLOAD_PART_BYTES);
}

/** Storage prefix of the parts. */
export function partsPrefix(uploadId: number): string {
  return `${INCOMING}/${uploadId}`;
}

/** Storage prefix of all uploads, with a folder for each id. */
export const INCOMING = 'incoming-media';

/** An upload as the API sends it. */
export function toUpload(row: MediaUploadRow): ResumableUpload {
  const { id, name, sizeBytes, lastModified, folderId, parts, createdAt, touchedAt } = row;
  return {
    id,
    name,
    size: sizeBytes,
    lastModified,
    folder: folderId,
    received: Math.min(sizeBytes, parts * UPLOAD_PART_BYTES),
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(touchedAt.getTime() + UPLOAD_KEPT_MS).toISOString(),
  };
}
