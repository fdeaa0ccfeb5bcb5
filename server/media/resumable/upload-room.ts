/**
 * Room of uploads that have begun. An upload reserves the whole file. After half an hour without a part it gives up what
 * has not arrived, where another one needs it. Then the oldest goes entirely. While there is room, an upload goes on.
 */
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { MOST_UPLOADS } from '@spotreel/sdk/internal/contract';
import { and, asc, count, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { MediaServices } from '../domain';
import { mediaUpload } from '../tables';
import { requireStorage } from '../uploads/require-storage';
import { isOwnUpload, type MediaUploadRow } from './own-upload';

/** Without a part for so long, an upload yields to others. */
export const IDLE_MS = 30 * 60 * 1000;

type Parts = Pick<MediaServices, 'quotas' | 'clock'>;

/**
 * In the transaction in which `row` began to hold room. Throws `upload_limit` and `storage_limit` where there is none, even after idle
 * uploads yielded. Answers the ids of those that are gone: the caller removes their parts after the transaction.
 */
export async function takeRoom(tx: Database, parts: Parts, user: Owner, row: MediaUploadRow): Promise<number[]> {
  if (await hasRoom(tx, parts, user, row)) return [];
  const isIdle = idleUploads(parts, user, row);
  await tx.update(mediaUpload).set({ holdsRoom: false }).where(isIdle);
  const idle = await tx
    .select({ id: mediaUpload.id })
    .from(mediaUpload)
    .where(isIdle)
    .orderBy(asc(mediaUpload.touchedAt));
  const gone: number[] = [];
  for (const { id } of idle) {
    if (await hasRoom(tx, parts, user, row)) return gone;
    await tx.delete(mediaUpload).where(eq(mediaUpload.id, id));
    gone.push(id);
  }
  await requireRoom(tx, parts, user, row);
  return gone;
}

async function hasRoom(tx: Database, parts: Parts, user: Owner, row: MediaUploadRow): Promise<boolean> {
  try {
    await requireRoom(tx, parts, user, row, true);
    return true;
  } catch (error) {
    if (isSpotreelError(error, 'upload_limit') || isSpotreelError(error, 'storage_limit')) return false;
    throw error;
  }
}

async function requireRoom(
  tx: Database,
  parts: Parts,
  user: Owner,
  { sizeBytes: added }: MediaUploadRow,
  isTrial = false,
): Promise<void> {
  await requireStorage(tx, parts, user, { added, isTrial });
  await parts.quotas.requireRoom(tx, 'account_open_uploads', user.id, { added, isTrial });
  const [open] = await tx
    .select({ uploads: count() })
    .from(mediaUpload)
    .where(and(isOwnUpload(user), isNull(mediaUpload.mediaId)));
  const uploads = open?.uploads ?? 0;
  if (uploads > MOST_UPLOADS)
    throw new ApiError('upload_limit', { details: { limit: [`${MOST_UPLOADS}`], used: [`${uploads - 1}`] } });
}

/** Uploads of the account to which nothing has come for a while, and of which no file is being made. */
function idleUploads({ clock }: Parts, user: Owner, { id }: MediaUploadRow): SQL | undefined {
  const before = new Date(clock.now() - IDLE_MS);
  const isStill = or(isNull(mediaUpload.completingAt), lt(mediaUpload.completingAt, before));
  const isOpen = and(isOwnUpload(user), isNull(mediaUpload.mediaId), lt(mediaUpload.touchedAt, before), isStill);
  return and(isOpen, ne(mediaUpload.id, id));
}
