/** Kind of a new file, with the pictures that are made of it at once. */
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { ApiError } from '../../platform/http/api-error';
import { SIZE_LIMITS } from '../../platform/http/form/size-limits';
import { inspectAnimation } from '../animation/inspect-animation';
import type { MediaServices } from '../domain';
import { type FileKind, fileKind } from '../inspection/file-kind';
import type { MediaRow } from '../media-row';
import { storePreviews } from '../previews/store-previews';
import type { FileRequest, OwnedFileRequest } from './new-media';

/** Longer side of a picture's preview. */
export const UPLOAD_PREVIEW_PX = 512;

type Inspected = Partial<
  Pick<
    MediaRow,
    | 'widthPx'
    | 'heightPx'
    | 'durationSeconds'
    | 'hasAudio'
    | 'shownKey'
    | 'previewKey'
    | 'mobilePreviewKey'
    | 'motionKey'
    | 'state'
    | 'focus'
    | 'foundFocus'
    | 'isFocusDue'
    | 'brightness'
    | 'notice'
  >
>;
type Keeper = (services: MediaServices, file: string, prefix: string, request: OwnedFileRequest) => Promise<Inspected>;

const keepers: Readonly<Record<FileKind['type'], Keeper>> = {
  image: keepImage,
  lottie: keepAnimation,
  // the rest is made by a job
  video: keepVideo,
  audio: async ({ mediaPort }, file) => ({ ...(await mediaPort.audio(file)), ...NO_PICTURE, state: 'not_loaded' }),
};

const NO_PICTURE = { widthPx: 0, heightPx: 0, hasAudio: true } as const;

export interface InspectedFile {
  readonly kind: FileKind;
  readonly sizeBytes: number;
  readonly inspected: Inspected;
}

/** Stores previews below `prefix`. A video without a picture is music, where music is taken. */
export async function inspectUpload(
  services: MediaServices,
  file: string,
  prefix: string,
  request: OwnedFileRequest,
): Promise<InspectedFile> {
  const kind = await fileKind(file, request.accept);
  const keep = async (as: FileKind) => {
    const sizeBytes = await checkedSize(file, as, request);
    return { kind: as, sizeBytes, inspected: await keepers[as.type](services, file, prefix, request) };
  };
  try {
    return await keep(kind);
  } catch (error) {
    const sound = request.accept === 'media' ? soundAlone(kind) : undefined;
    if (!sound || !isSpotreelError(error, 'media_type_unsupported')) throw error;
    return keep(sound);
  }
}

/** Bytes. Throws `payload_too_large`. */
async function checkedSize(file: string, { type }: FileKind, { videoLimitBytes }: FileRequest): Promise<number> {
  const { size } = await stat(file);
  const limits = { ...SIZE_LIMITS, video: videoLimitBytes ?? SIZE_LIMITS.video };
  if (size > limits[type]) throw new ApiError('payload_too_large');
  return size;
}

async function keepImage(
  services: MediaServices,
  file: string,
  prefix: string,
  { account, previewPx = UPLOAD_PREVIEW_PX, focus: known }: OwnedFileRequest,
): Promise<Inspected> {
  const { preview, shownFile, isAnimated, ...facts } = await services.mediaPort.image(file, previewPx, account);
  try {
    const previews = await storePreviews(services, prefix, preview);
    const shownKey = shownFile ? `${prefix}/shown${path.extname(shownFile)}` : null;
    if (shownFile && shownKey) await services.storage.putFile(shownKey, shownFile);
    const focus = known ? [known.x, known.y] : null;
    const notice = isAnimated ? 'first_frame' : null;
    return { ...facts, ...previews, shownKey, notice, focus, foundFocus: focus, isFocusDue: !known };
  } finally {
    if (shownFile) await rm(shownFile, { force: true });
  }
}

async function keepVideo(
  { mediaPort }: MediaServices,
  file: string,
  _prefix: string,
  { hasLostAlpha }: OwnedFileRequest,
): Promise<Inspected> {
  const { hasAlpha, ...facts } = await mediaPort.video(file);
  return { ...facts, notice: hasAlpha || hasLostAlpha ? 'no_transparency' : null, state: 'not_loaded' };
}

async function keepAnimation(
  services: MediaServices,
  file: string,
  prefix: string,
  { account, previewPx = UPLOAD_PREVIEW_PX }: OwnedFileRequest,
): Promise<Inspected> {
  const { shown, preview, motion, ...facts } = await inspectAnimation(services, account, file, previewPx);
  const keys = { shownKey: `${prefix}/shown.json`, motionKey: `${prefix}/motion.webp` };
  await services.storage.put(keys.shownKey, shown);
  await services.storage.put(keys.motionKey, motion);
  return { ...facts, ...keys, ...(await storePreviews(services, prefix, preview)) };
}

/** Recorders and editors write music into these files too, where nothing but its tracks says so. */
const kinds: Readonly<Record<string, FileKind>> = {
  'video/mp4': { type: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  'video/quicktime': { type: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  'video/webm': { type: 'audio', mimeType: 'audio/webm', extension: 'webm' },
};

/** Kind of a file that has sound and no picture; undefined if it cannot be that. */
function soundAlone({ mimeType }: FileKind): FileKind | undefined {
  return kinds[mimeType];
}
