import { isSpotreelError } from '@spotreel/sdk/base';
import { errorCatalogue, isErrorCode } from '@spotreel/sdk/contract';
import { isStorageFull } from '../platform/storage/storage-full';
import type { RenderFailure } from '../project/renders/tables';

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
]);

/** A painter that died is given a second try, and no third. Workers that were lost are not its fault. */
const MAX_TRIES = 2;

/** `failures`: earlier tries that ended with an error. */
export function isWorthRetry(error: unknown, { failures }: { readonly failures: number }): boolean {
  return failures + 1 < MAX_TRIES && isWorthRedrive(error);
}

/** Whether an operator who does the same later may see it succeed. */
export function isWorthRedrive(error: unknown): boolean {
  return !(isSpotreelError(error) && final.has(error.code));
}

/** The message for the user. Words of painters and codecs are shown only where they were written for people. */
export function toFailure(error: unknown): RenderFailure {
  if (isStorageFull(error)) return { code: 'storage_full', message: errorCatalogue.storage_full.message };
  if (isSpotreelError(error) && error.code === 'worker_lost')
    return { code: 'worker_lost', message: errorCatalogue.worker_lost.message };
  if (!isSpotreelError(error)) return { code: 'internal', message: errorCatalogue.internal.message };
  const { code, message } = error;
  if (code.startsWith('painter_')) return { code: 'painter_crashed', message };
  if (isErrorCode(code)) return { code, message };
  return { code: 'internal', message: errorCatalogue.internal.message };
}
