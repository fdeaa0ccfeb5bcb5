import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storable } from '@spotreel/sdk/base';
import type { StockOrigin } from '@spotreel/sdk/contract';
import type { FocusPoint } from '@spotreel/sdk/scene';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { SIZE_LIMITS } from '../../platform/http/form/size-limits';
import type { JobQueue } from '../../platform/jobs/queue';
import { inspectAnimation } from '../animation/inspect-animation';
import type { CropPart } from '../crop-part';
import { type AcceptedMedia, type FileKind, fileKind } from '../inspection/file-kind';
import type { MediaRow } from '../media-row';
import type { MediaServices } from '../services';
import { media } from '../tables';

export interface NewMedia {
  readonly accept: AcceptedMedia;
  /** As the user called it. */
  readonly name: string;
  /** What comes with a template belongs to the tenant, not to who imported it. */
  readonly sourceType: 'upload' | 'ingredient_bound' | 'template';
  /** What it was cut out of. */
  readonly sourceMediaId?: number | undefined;
  /** Which part of that. */
  readonly crop?: CropPart | undefined;
  /** The point that stays in view. Default: a job finds it. */
  readonly focus?: FocusPoint | undefined;
  /** Default: false. */
  readonly withoutBackground?: boolean | undefined;
  readonly folderId?: number | undefined;
  /** What it was copied from. */
  readonly stockKey?: string | undefined;
  readonly origin?: StockOrigin | undefined;
  /** Default: that of a form. */
  readonly videoLimitBytes?: number | undefined;
  /** Longer side of a picture's preview, px. Default 512. */
  readonly previewPx?: number | undefined;
}

/** Longer side of a picture's preview. */
const PREVIEW_PX = 512;

type Inspected = Pick<
  typeof media.$inferInsert,
  | 'widthPx'
  | 'heightPx'
  | 'durationSeconds'
  | 'hasAudio'
  | 'shownKey'
  | 'previewKey'
  | 'motionKey'
  | 'state'
  | 'focus'
  | 'foundFocus'
  | 'isFocusDue'
>;
type Keeper = (services: MediaServices, file: string, prefix: string, request: NewMedia) => Promise<Inspected>;

const keepers: Readonly<Record<FileKind['type'], Keeper>> = {
  image: keepImage,
  lottie: keepAnimation,
  // the rest is made by a job
  video: async ({ mediaPort }, file) => ({ ...(await mediaPort.video(file)), state: 'not_loaded' }),
  audio: async ({ mediaPort }, file) => ({ ...(await mediaPort.audio(file)), ...NO_PICTURE, state: 'not_loaded' }),
};

const NO_PICTURE = { widthPx: 0, heightPx: 0, hasAudio: true } as const;

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
  const kind = await fileKind(file, request.accept);
  const sizeBytes = await checkedSize(file, kind, request);
  const prefix = `media/${owner.tenantId}/${randomUUID()}`;
  const fileKey = `${prefix}/original.${kind.extension}`;
  try {
    const inspected = await keepers[kind.type](services, file, prefix, request);
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

/** Bytes. Throws `payload_too_large`. */
async function checkedSize(file: string, { type }: FileKind, { videoLimitBytes }: NewMedia): Promise<number> {
  const { size } = await stat(file);
  const limits = { ...SIZE_LIMITS, video: videoLimitBytes ?? SIZE_LIMITS.video };
  if (size > limits[type]) throw new ApiError('payload_too_large');
  return size;
}

async function keepImage(
  { storage, mediaPort }: MediaServices,
  file: string,
  prefix: string,
  { previewPx = PREVIEW_PX, focus: known }: NewMedia,
): Promise<Inspected> {
  const { preview, shownFile, ...facts } = await mediaPort.image(file, previewPx);
  try {
    const previewKey = `${prefix}/preview.webp`;
    await storage.put(previewKey, preview);
    const shownKey = shownFile ? `${prefix}/shown${path.extname(shownFile)}` : null;
    if (shownFile && shownKey) await storage.putFile(shownKey, shownFile);
    const focus = known ? [known.x, known.y] : null;
    return { ...facts, previewKey, shownKey, focus, foundFocus: focus, isFocusDue: !known };
  } finally {
    if (shownFile) await rm(shownFile, { force: true });
  }
}

async function keepAnimation(
  services: MediaServices,
  file: string,
  prefix: string,
  { previewPx = PREVIEW_PX }: NewMedia,
): Promise<Inspected> {
  const { shown, preview, motion, ...facts } = await inspectAnimation(services, file, previewPx);
  const keys = {
    shownKey: `${prefix}/shown.json`,
    previewKey: `${prefix}/preview.webp`,
    motionKey: `${prefix}/motion.webp`,
  };
  await services.storage.put(keys.shownKey, shown);
  await services.storage.put(keys.previewKey, preview);
  await services.storage.put(keys.motionKey, motion);
  return { ...facts, ...keys };
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
