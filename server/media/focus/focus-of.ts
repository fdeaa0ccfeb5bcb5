import type { FocusPoint } from '@spotreel/sdk/scene';
import type { MediaRow } from '../media-row';

/** As the contract and the painters have it; without the property where the image has no such point. */
export function focusOf({ focus }: Pick<MediaRow, 'focus'>): { focus?: FocusPoint } {
  const [x, y] = focus ?? [];
  return x === undefined || y === undefined ? {} : { focus: { x, y } };
}
