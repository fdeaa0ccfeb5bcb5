import { type Failure, failureOf } from '../../failure';
import type { StoreContext } from '../../store-context';

/** The same file would be refused again. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'file_empty',
  'media_type_unsupported',
  'media_undecodable',
  'media_too_demanding',
  'payload_too_large',
  'image_too_large',
  'audio_length',
  'audio_silent',
  'animation_invalid',
  'animation_unsupported',
]);

/** True if another attempt with the same file is of no use. */
export function isFileRefused(failure: Failure | undefined): boolean {
  return failure !== undefined && OF_THE_FILE.has(failure.code);
}

/** `isMusic`: the file was to be the music of a video, so that only types of sound are named. */
export function uploadFailure(thrown: unknown, isMusic: boolean, { t }: Pick<StoreContext, 't'>): Failure {
  const failure = failureOf(thrown, t, 'failure.upload');
  if (failure.code !== 'media_type_unsupported') return failure;
  return { ...failure, message: t(isMusic ? 'uploads.unsupportedMusic' : 'uploads.unsupported') };
}

/** Browsers also name a folder that they cannot open as a file of 0 bytes. */
export function emptyFile({ t }: Pick<StoreContext, 't'>): Failure {
  return { code: 'file_empty', message: t('uploads.emptyFile') };
}
