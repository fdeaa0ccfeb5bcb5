import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { storable } from '@spotreel/sdk/base';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import type { FileKind } from '../inspection/file-kind';
import type { MediaRow } from '../media-row';
import type { MediaServices } from '../services';
import { media } from '../tables';
import { inspectUpload } from './inspect-upload';
import type { NewMedia } from './new-media';

/**
 * Takes a file in as it is, with a preview beside it. Jobs make the preview of a video and the copy of music (`conversion`), and find the focus point of an image (`focus`). Throws
 * `media_type_unsupported`, `payload_too_large`, `media_undecodable`, `image_too_large`, `audio_length`, and of animations `animation_invalid`, `animation_unsupported`; nothing stays behind then.
 */
export async function registerMedia(
  services: MediaServices,
  owner: Owner,
  file: string,
  request: NewMedia,
): Promise<MediaRow> {
  const { db, jobs, storage } = services;
  const prefix = `media/${owner.tenantId}/${randomUUID()}`;
  try {
    const { kind, sizeBytes, inspected } = await inspectUpload(services, file, prefix, request);
    const fileKey = `${prefix}/original.${kind.extension}`;
    const sha256 = await hashOf(file);
    await storage.putFile(fileKey, file);
    const values = {
      ...inspected,
      tenantId: owner.tenantId,
      ownerId: request.sourceType === 'template' ? null : owner.id,
      folderId: request.folderId ?? null,
      name: displayName(request.name, kind),
      type: kind.type,
      mimeType: kind.mimeType,
      fileKey,
      sizeBytes,
      sha256,
      sourceType: request.sourceType,
      sourceMediaId: request.sourceMediaId ?? null,
      crop: request.crop ? [...request.crop] : null,
      withoutBackground: request.withoutBackground ?? false,
      stockKey: request.stockKey ?? null,
      origin: request.origin ?? null,
    };
    return await db.transaction((tx) => insert(tx, jobs, { values, prefix, owner }));
  } catch (error) {
    await storage.deleteAll(prefix);
    throw error;
  }
}

async function insert(
  tx: Database,
  jobs: JobQueue,
  { values, prefix, owner }: { values: typeof media.$inferInsert; prefix: string; owner: Owner },
): Promise<MediaRow> {
  const [row] = await tx.insert(media).values(values).returning();
  if (!row) throw new Error('The file was not registered');
  const { id: subjectId } = row;
  const kind = row.type === 'audio' ? 'convert-audio' : 'convert-video';
  if (row.state !== 'ready') await jobs.enqueue(tx, [{ kind, subjectId, payload: { prefix }, owner }]);
  if (row.isFocusDue) await jobs.enqueue(tx, [{ kind: 'find-focus', subjectId, owner }]);
  return row;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function displayName(name: string, { type }: FileKind): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const shown = base.replace(/\p{Cc}/gu, '').trim();
  // a cut may leave half of a surrogate pair
  const clean = storable(shown.slice(0, 200));
  return clean || { image: 'Picture', video: 'Video', lottie: 'Animation', audio: 'Music' }[type];
}
