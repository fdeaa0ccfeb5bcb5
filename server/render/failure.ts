import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { errorCatalogue, isErrorCode } from '@spotreel/sdk/internal/contract';
import { isOutage } from '../platform/storage/outage';
import { isStorageFull } from '../platform/storage/storage-full';
import type { RenderFailure } from '../project/renders/tables';
import { isDifference } from './video/segment-encoders';

/** Doing the same again ends the same way. */
const final: ReadonlySet<string> = new Set([
  'template_invalid',
  'media_not_found',
  'music_not_found',
  'media_undecodable',
  'media_type_unsupported',
  'image_too_large',
  'scenes_empty',
  'invalid_argument',
  'font_unavailable',
  'render_unavailable',
  'blender_unavailable',
]);

/** A painter that died is given a second try, and no third. Workers that were lost are not its fault. */
const MAX_TRIES = 2;

/** `failures`: earlier tries that ended with an error. */
export function isWorthRetry(error: unknown, { failures }: { readonly failures: number }): boolean {
  return failures + 1 < MAX_TRIES && isWorthRedrive(error);
}

/** True if a later try of an operator may succeed. */
export function isWorthRedrive(error: unknown): boolean {
  return !(isSpotreelError(error) && final.has(error.code));
}

/** Their own messages are those of processes, for the log. */
const inOurWords = ['worker_lost', 'encoder_killed', 'encoder_failed'] as const;

function isInOurWords(code: string): code is (typeof inOurWords)[number] {
  return (inOurWords as readonly string[]).includes(code);
}

/** The message for the user. Words of painters and codecs are shown only where they were written for people. */
export function toFailure(error: unknown): RenderFailure {
  if (isStorageFull(error)) return { code: 'storage_full', message: errorCatalogue.storage_full.message };
  if (isOutage(error)) return { code: 'service_unavailable', message: errorCatalogue.service_unavailable.message };
  if (isSpotreelError(error) && isInOurWords(error.code)) {
    return { code: error.code, message: errorCatalogue[error.code].message };
  }
  // their encoders are the operator's business, and the log names them
  if (isDifference(error)) return { code: 'encoder_failed', message: errorCatalogue.encoder_failed.message };
  if (!isSpotreelError(error)) return { code: 'internal', message: errorCatalogue.internal.message };
  const { code, message } = error;
  if (code.startsWith('painter_')) return { code: 'painter_crashed', message };
  if (isErrorCode(code)) return { code, message };
  return { code: 'internal', message: errorCatalogue.internal.message };
}
