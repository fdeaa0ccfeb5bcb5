/** Files of the assets library that an idea names. */
import type { SupportFile } from '@spotreel/sdk/internal/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Addresses } from '../media/files/addresses';
import type { MediaRow } from '../media/media-row';
import { media } from '../media/tables';
import type { Database } from '../platform/data/database';
import { ApiError, invalidFields } from '../platform/http/api-error';
import { supportFile } from './tables';

/** Each once. Throws `media_not_found` for what is not a file of the person's own, and `validation_failed` for a question. */
export async function attachFiles(
  tx: Database,
  user: Owner,
  { id: threadId, kind }: { readonly id: number; readonly kind: 'question' | 'idea' },
  files: readonly number[],
): Promise<void> {
  const ids = [...new Set(files)];
  if (ids.length === 0) return;
  if (kind !== 'idea') throw invalidFields({ files: ['A question has no files'] });
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId), eq(media.retired, false));
  if ((await tx.$count(media, and(own, inArray(media.id, ids)))) < ids.length) {
    throw new ApiError('media_not_found', { message: 'One of these files does not exist.' });
  }
  await tx.insert(supportFile).values(ids.map((mediaId, position) => ({ threadId, mediaId, position })));
}

/** Files that their owner has not deleted. */
export async function filesOf(db: Database, threadId: number, addresses: Addresses): Promise<SupportFile[]> {
  const rows = await db
    .select({ row: media })
    .from(supportFile)
    .innerJoin(media, eq(media.id, supportFile.mediaId))
    .where(and(eq(supportFile.threadId, threadId), eq(media.retired, false)))
    .orderBy(asc(supportFile.position));
  return rows.map(({ row }) => toFile(row, addresses));
}

function toFile(row: MediaRow, addresses: Addresses): SupportFile {
  const { id, name, type, fileKey, shownKey, previewKey } = row;
  const url = addresses.of(shownKey ?? fileKey);
  const picture = row.thumbnails[0]?.key ?? (type === 'image' ? (previewKey ?? shownKey ?? fileKey) : previewKey);
  return { id, name, type, url, previewUrl: picture ? addresses.of(picture) : null };
}
