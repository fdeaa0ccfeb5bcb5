/** Waits for a video that the server converts after its upload. */

import type { ErrorCode } from '../../base/error-catalogue';
import { SpotreelError } from '../../base/errors';
import type { Media } from '../../contract/media/media';
import type { StoreContext } from '../store-context';
import { poll } from '../timing/poll';

export function isConverting({ state }: Media): boolean {
  return state === 'not_loaded' || state === 'processing';
}

/** 0 to 1. */
export function conversionShare({ percentageComplete = 0 }: Media): number {
  return percentageComplete / 100;
}

/** Error of a failed conversion, as the call would have thrown it. */
export function conversionError({ failure }: Media): SpotreelError<ErrorCode> {
  return new SpotreelError((failure?.code ?? 'internal') as ErrorCode, failure?.message ?? '');
}

/**
 * The video as soon as it is ready; undefined once `signal` fires. `onProgress`: 0 to 1. Rejects with the reason when
 * the conversion fails, and with `not_found` when the video was taken away.
 */
export async function converted(
  { client }: StoreContext,
  media: Media,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Media | undefined> {
  let latest = media;
  const ask = (abort: AbortSignal) => client.media({ params: { mediaId: media.id }, signal: abort });
  const onAnswer = (answer: Media) => {
    const hasChanged = answer.state !== latest.state || answer.percentageComplete !== latest.percentageComplete;
    latest = answer;
    onProgress(conversionShare(answer));
    return { isDone: !isConverting(answer), hasChanged };
  };
  if (isConverting(media)) await poll({ ask, onAnswer, signal });
  if (signal.aborted) return undefined;
  if (latest.state === 'failed') throw conversionError(latest);
  return latest;
}
