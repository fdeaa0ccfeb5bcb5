import { storable } from '@spotreel/sdk/internal/base';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import type { MediaServices } from '../domain';
import type { MediaRow } from '../media-row';
import { media } from '../tables';
import type { NewMedia } from './new-media';
import { removeUnused } from './remove-unused';
import { requireStorage } from './require-storage';
import { enqueueFileJobs, storeFile } from './store-file';

/** Writes more in the transaction that registers the file. */
export type AlsoWritten = (tx: Database, row: MediaRow) => Promise<void>;

/**
 * Takes a file in as it is, with a preview beside it. Jobs make the preview of a video and the copy of music (`conversion`), and find the focus point of an image (`focus`). Throws
 * as `storeFile`, and `storage_limit`; nothing stays behind then.
 */
export async function registerMedia(
  services: MediaServices,
  owner: Owner,
  file: string,
  request: NewMedia,
  alsoWrite?: AlsoWritten,
): Promise<MediaRow> {
  const { db, jobs } = services;
  const { facts, prefix } = await storeFile(services, owner, file, request);
  try {
    const values = {
      ...facts,
      tenantId: owner.tenantId,
      ownerId: request.sourceType === 'template' ? null : owner.id,
      folderId: request.folderId ?? null,
      name: displayName(request.name, facts.type),
      sourceType: request.sourceType,
      sourceMediaId: request.sourceMediaId ?? null,
      crop: request.crop ? [...request.crop] : null,
      withoutBackground: request.withoutBackground ?? false,
      cutOutBy: request.cutOutBy ?? null,
      stockKey: request.stockKey ?? null,
      origin: request.origin ?? null,
      isNameMark: request.isNameMark ?? false,
    };
    return await db.transaction(async (tx) => {
      const [row] = await tx.insert(media).values(values).returning();
      if (!row) throw new Error('The file was not registered');
      await enqueueFileJobs(tx, jobs, row, owner);
      await alsoWrite?.(tx, row);
      // after what ends the reservation of an upload
      const holder = row.ownerId === null ? { tenantId: owner.tenantId } : owner;
      await requireStorage(tx, services, holder, { added: row.sizeBytes });
      return row;
    });
  } catch (error) {
    await removeUnused(services, facts.fileKey, prefix);
    throw error;
  }
}

function displayName(name: string, type: MediaRow['type']): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const shown = base.replace(/\p{Cc}/gu, '').trim();
  // a cut may leave half of a surrogate pair
  const clean = storable(shown.slice(0, 200));
  return clean || { image: 'Picture', video: 'Video', lottie: 'Animation', audio: 'Music' }[type];
}
