import { fileTypeFromFile } from 'file-type';
import { ApiError } from '../../platform/http/api-error';
import { animationFileKind } from '../animation/animation-file-kind';

export interface FileKind {
  readonly type: 'image' | 'video' | 'lottie' | 'audio';
  readonly mimeType: string;
  readonly extension: string;
}

/** By content; names and declared types of uploads say nothing. No SVG and no HTML: they carry scripts. */
const accepted: Readonly<Record<string, FileKind>> = {
  'image/jpeg': { type: 'image', mimeType: 'image/jpeg', extension: 'jpg' },
  'image/png': { type: 'image', mimeType: 'image/png', extension: 'png' },
  'image/apng': { type: 'image', mimeType: 'image/png', extension: 'png' },
  'image/webp': { type: 'image', mimeType: 'image/webp', extension: 'webp' },
  'image/gif': { type: 'image', mimeType: 'image/gif', extension: 'gif' },
  'image/avif': { type: 'image', mimeType: 'image/avif', extension: 'avif' },
  'image/heic': { type: 'image', mimeType: 'image/heic', extension: 'heic' },
  'image/heif': { type: 'image', mimeType: 'image/heic', extension: 'heic' },
  'video/mp4': { type: 'video', mimeType: 'video/mp4', extension: 'mp4' },
  'video/x-m4v': { type: 'video', mimeType: 'video/mp4', extension: 'mp4' },
  'video/quicktime': { type: 'video', mimeType: 'video/quicktime', extension: 'mov' },
  'video/webm': { type: 'video', mimeType: 'video/webm', extension: 'webm' },
  'audio/mpeg': { type: 'audio', mimeType: 'audio/mpeg', extension: 'mp3' },
  'audio/x-m4a': { type: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  'audio/mp4': { type: 'audio', mimeType: 'audio/mp4', extension: 'm4a' },
  'audio/aac': { type: 'audio', mimeType: 'audio/aac', extension: 'aac' },
  'audio/wav': { type: 'audio', mimeType: 'audio/wav', extension: 'wav' },
  'audio/ogg': { type: 'audio', mimeType: 'audio/ogg', extension: 'ogg' },
  'audio/flac': { type: 'audio', mimeType: 'audio/flac', extension: 'flac' },
};

/** JSON may be anything; its reader finds out whether it is an animation. */
const animations = {
  json: { type: 'lottie', mimeType: 'application/json', extension: 'json' },
  zip: { type: 'lottie', mimeType: 'application/zip', extension: 'lottie' },
} as const satisfies Record<string, FileKind>;

/** Kind of media that an upload is accepted as; `media` is any of the others. */
export type AcceptedMedia = FileKind['type'] | 'media';

/** True for an image, moving or not, by the first bytes. */
export async function isPicture(file: string): Promise<boolean> {
  const detected = await fileTypeFromFile(file);
  return detected !== undefined && accepted[detected.mime]?.type === 'image';
}

/**
 * By the first bytes, in the server itself: the loops of `file-type` have bounds, and wait for the file between two of
 * their steps. Throws `media_type_unsupported`.
 */
export async function fileKind(file: string, accept: AcceptedMedia): Promise<FileKind> {
  const detected = await fileTypeFromFile(file);
  const animation = detected && !/zip/.test(detected.mime) ? undefined : await animationFileKind(file);
  // such as `audio/ogg; codecs=opus`
  const mimeType = detected?.mime.split(';', 1)[0];
  const kind = animation ? animations[animation] : mimeType && accepted[mimeType];
  if (!kind || (accept !== 'media' && kind.type !== accept)) throw new ApiError('media_type_unsupported');
  return kind;
}
