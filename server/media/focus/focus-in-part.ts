import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { CropPart } from '../crop-part';
import type { MediaRow } from '../media-row';
import { focusOf } from './focus-of';

/** The focus point of an image inside of a part of it; undefined where the image has none, or the part does not show it. */
export function focusInPart(source: MediaRow, [left, top, width, height]: CropPart): FocusPoint | undefined {
  const { focus } = focusOf(source);
  if (!focus) return undefined;
  const x = (focus.x * source.widthPx - left) / width;
  const y = (focus.y * source.heightPx - top) / height;
  return isShare(x) && isShare(y) ? { x, y } : undefined;
}

function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}
