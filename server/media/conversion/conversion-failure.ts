import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { type ErrorCode, errorCatalogue } from '@spotreel/sdk/internal/contract';
import { isOutage } from '../../platform/storage/outage';
import { isStorageFull } from '../../platform/storage/storage-full';
import type { MediaFailure } from '../tables';

/** Messages for the limits of a conversion; any other failure is an error of the server. */
const codes: Readonly<Record<string, ErrorCode>> = {
  media_undecodable: 'media_undecodable',
  media_type_unsupported: 'media_type_unsupported',
  audio_length: 'audio_length',
  audio_silent: 'audio_silent',
  timeout: 'media_too_demanding',
  painter_memory: 'media_too_demanding',
  painter_stalled: 'media_too_demanding',
  output_too_large: 'media_too_demanding',
  render_unavailable: 'render_unavailable',
  storage_full: 'storage_full',
  worker_lost: 'worker_lost',
  encoder_killed: 'encoder_killed',
};

/** Errors that another machine, or this one at another time, may not have. */
const mendable: ReadonlySet<string> = new Set([
  'timeout',
  'render_unavailable',
  'storage_full',
  'worker_lost',
  'encoder_killed',
]);

/** A converter that died by itself, or was ended from outside, is given a second try. */
const MOST_TRIES = 2;

/** `failures`: earlier tries that ended with an error. */
export function isWorthConvertingAgain(error: unknown, failures: number): boolean {
  const isUnlucky = !isKnown(error) || (isSpotreelError(error) && error.code === 'encoder_killed');
  return failures + 1 < MOST_TRIES && isUnlucky;
}

function isKnown(error: unknown): boolean {
  return isSpotreelError(error) && Object.hasOwn(codes, error.code);
}

/** True if a later try of an operator may succeed. */
export function isWorthConvertingLater(error: unknown): boolean {
  return !isKnown(error) || isStorageFull(error) || (isSpotreelError(error) && mendable.has(error.code));
}

/** The message for people, in the catalogue's words; those of codecs stay in the log. */
export function toMediaFailure(error: unknown): MediaFailure {
  if (isOutage(error)) return failureOf('service_unavailable');
  const known = isStorageFull(error) ? 'storage_full' : isSpotreelError(error) && codes[error.code];
  return failureOf(known || 'internal');
}

function failureOf(code: ErrorCode): MediaFailure {
  return { code, message: errorCatalogue[code].message };
}
