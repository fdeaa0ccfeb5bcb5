/** A file of a user in the storage, and what the database knows of it. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import type { MediaServices } from '../domain';
import { isPicture } from '../inspection/file-kind';
import { convertAudioKind, convertVideoKind, findFocusKind } from '../job-kinds';
import type { MediaRow } from '../media-row';
import { withFilmOf } from './film-of-picture';
import { inspectUpload } from './inspect-upload';
import type { FileRequest } from './new-media';

/** Columns of a file, as against those of the asset that has it. */
export const FILE_COLUMNS = [
  'type',
  'mimeType',
  'fileKey',
  'shownKey',
  'previewKey',
  'mobilePreviewKey',
  'motionKey',
  'sizeBytes',
  'sha256',
  'widthPx',
  'heightPx',
  'durationSeconds',
  'hasAudio',
  'thumbnails',
  'state',
  'percentage',
  'failure',
  'focus',
  'foundFocus',
  'isFocusDue',
  'isMasterDue',
  'brightness',
  'notice',
  'stockKey',
  'origin',
] as const satisfies readonly (keyof MediaRow)[];

export type FileFacts = Pick<MediaRow, (typeof FILE_COLUMNS)[number]>;

export interface KeptFile {
  readonly facts: FileFacts;
  /** Prefix of the keys that it has in the storage. */
  readonly prefix: string;
}

/** Columns of a file without any of these. */
const PLAIN = {
  shownKey: null,
  previewKey: null,
  mobilePreviewKey: null,
  motionKey: null,
  widthPx: 0,
  heightPx: 0,
  durationSeconds: null,
  hasAudio: null,
  thumbnails: [],
  state: 'ready',
  percentage: 0,
  failure: null,
  focus: null,
  foundFocus: null,
  isFocusDue: false,
  isMasterDue: false,
  brightness: null,
  notice: null,
  stockKey: null,
  origin: null,
} as const satisfies Partial<FileFacts>;

/**
 * Stores a file; if videos are accepted, an animated picture is kept as one. Throws `media_type_unsupported`,
 * `payload_too_large`, `media_undecodable`, `image_too_large`, `audio_length`, and of animations `animation_invalid`,
 * `animation_unsupported`, `input_too_complex`; nothing stays in the storage then.
 */
export async function storeFile(
  services: MediaServices,
  owner: Owner,
  file: string,
  request: FileRequest,
): Promise<KeptFile> {
  if (request.accept !== 'video' || !(await isPicture(file))) return keepFile(services, owner, file, request);
  return withFilmOf(services, file, (film, hasLostAlpha) =>
    keepFile(services, owner, film, { ...request, hasLostAlpha }),
  );
}

async function keepFile(services: MediaServices, owner: Owner, file: string, request: FileRequest): Promise<KeptFile> {
  const { storage } = services;
  const prefix = `media/${owner.tenantId}/${randomUUID()}`;
  try {
    const { kind, sizeBytes, inspected } = await inspectUpload(services, file, prefix, {
      ...request,
      account: owner.id,
    });
    const { type, mimeType, extension } = kind;
    const fileKey = `${prefix}/original.${extension}`;
    const sha256 = await hashOf(file);
    await storage.putFile(fileKey, file);
    return { prefix, facts: { ...PLAIN, thumbnails: [], ...inspected, type, mimeType, fileKey, sizeBytes, sha256 } };
  } catch (error) {
    await storage.deleteAll(prefix);
    throw error;
  }
}

/** Enqueues the jobs that the file of an asset still needs. */
export async function enqueueFileJobs(tx: Database, jobs: JobQueue, row: MediaRow, owner: Owner): Promise<void> {
  const { id: subjectId, fileKey } = row;
  const payload = { prefix: path.posix.dirname(fileKey) };
  const kind = row.type === 'audio' ? convertAudioKind : convertVideoKind;
  if (row.state !== 'ready') await jobs.enqueue(tx, [{ kind, subjectId, payload, owner }]);
  if (row.isFocusDue) await jobs.enqueue(tx, [{ kind: findFocusKind, subjectId, owner }]);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
