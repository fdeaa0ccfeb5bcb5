import type { Media } from '@spotreel/sdk/internal/contract';
import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { MediaRow } from '../media-row';

/** As the contract and the painters have it; without the property where the image has no such point. */
export function focusOf({ focus }: Pick<MediaRow, 'focus'>): { focus?: FocusPoint } {
  const point = toPoint(focus);
  return point ? { focus: point } : {};
}

/** Focus point as the page reads it. */
export function focusProps(row: Pick<MediaRow, 'focus' | 'foundFocus' | 'isFocusDue'>): FocusProps {
  const foundFocus = toPoint(row.foundFocus);
  return {
    ...focusOf(row),
    ...(foundFocus && { foundFocus }),
    ...(row.isFocusDue && { isFocusPending: true }),
  };
}

type FocusProps = Pick<Media['props'], 'focus' | 'foundFocus' | 'isFocusPending'>;

function toPoint(pair: MediaRow['focus']): FocusPoint | undefined {
  const [x, y] = pair ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}
