import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import { focusOf } from './focus/focus-of';
import type { MediaRow } from './media-row';

interface PictureFacts {
  readonly focus?: FocusPoint;
  readonly brightness?: string;
}

/** Facts of a picture for the compiler, besides its file and its size. */
export function pictureFacts(row: Pick<MediaRow, 'focus' | 'brightness'>): PictureFacts {
  const { brightness } = row;
  return { ...focusOf(row), ...(brightness !== null && { brightness }) };
}
