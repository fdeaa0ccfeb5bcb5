import { isSpotreelError, messageOf, SpotreelError } from '@spotreel/sdk/internal/base';
import { errorCatalogue } from '@spotreel/sdk/internal/contract';
import { isStorageFull } from '../../platform/storage/storage-full';

/** Errors of the renderer. Codes that the API knows too (`sdk/base/error-catalogue.ts`) keep their meaning. */
export type RenderErrorCode =
  /** An argument of a public function is wrong; the message names it. */
  | 'invalid_argument'
  /** The caller's AbortSignal fired. */
  | 'aborted'
  /** There is no ffmpeg that runs. */
  | 'render_unavailable'
  /** The painter died by a signal or left without an answer: worth one more try. */
  | 'painter_crashed'
  /** The painter used more memory than it may. */
  | 'painter_memory'
  /** No frame for too long. */
  | 'painter_stalled'
  /** ffmpeg left with an error while it encoded; the message has its words. */
  | 'encoder_failed'
  /** Segments of one video cannot be joined: different encoders have made them. */
  | 'segments_differ'
  /** A signal from outside this server ended ffmpeg. */
  | 'encoder_killed'
  /** A picture, video or sound cannot be decoded. */
  | 'media_undecodable'
  /** Not one of the accepted file types, judged by its content. */
  | 'media_type_unsupported'
  /** More pixels than any honest picture has. */
  | 'image_too_large'
  /** The sound is shorter or longer than music may be. */
  | 'audio_length'
  /** There is nothing to hear in the sound. */
  | 'audio_silent'
  /** Decoding took longer than it may. */
  | 'timeout'
  /** The file would be larger than the limit. */
  | 'output_too_large'
  /** The model finds no subject in the picture, or is not sure. */
  | 'background_not_found'
  /** The model that finds subjects does not run. */
  | 'background_unavailable'
  /** No room left on the disk. */
  | 'storage_full'
  /** The animation is not a Lottie document that the painter knows. */
  | 'template_invalid';

export const NO_ROOM = errorCatalogue.storage_full.message;
export const NO_SUBJECT = errorCatalogue.background_not_found.message;

const codes: ReadonlySet<string> = new Set<RenderErrorCode>([
  'invalid_argument',
  'aborted',
  'render_unavailable',
  'painter_crashed',
  'painter_memory',
  'painter_stalled',
  'encoder_failed',
  'segments_differ',
  'encoder_killed',
  'media_undecodable',
  'media_type_unsupported',
  'image_too_large',
  'audio_length',
  'audio_silent',
  'timeout',
  'output_too_large',
  'background_not_found',
  'background_unavailable',
  'storage_full',
  'template_invalid',
]);

export function renderError(
  code: RenderErrorCode,
  message: string,
  options: { cause?: unknown } = {},
): SpotreelError<RenderErrorCode> {
  return new SpotreelError(code, message, options);
}

export function isRenderErrorCode(code: string): code is RenderErrorCode {
  return codes.has(code);
}

/** An error as a process reports it to its parent. Unknown ones count as a crash. */
export function toRenderError(thrown: unknown): { code: RenderErrorCode; message: string } {
  if (isStorageFull(thrown)) return { code: 'storage_full', message: NO_ROOM };
  const code = isSpotreelError(thrown) && isRenderErrorCode(thrown.code) ? thrown.code : 'painter_crashed';
  return { code, message: messageOf(thrown) };
}

export function aborted(): SpotreelError<RenderErrorCode> {
  return renderError('aborted', 'The render was aborted.');
}
