import { invalidFields } from '../platform/http/api-error';
import type { MediaRow } from './media-row';

/** The part of a picture that a copy shows, in px of the picture. */
export type CropPart = readonly [x: number, y: number, width: number, height: number];

/** Rounding on the way may take a part over the edge by this much, px. */
const TOLERANCE_PX = 1;

/** Four numbers with commas, as the contract has checked. Throws `validation_failed` for a part that is not inside the picture. */
export function cropPart(text: string, { widthPx, heightPx }: Pick<MediaRow, 'widthPx' | 'heightPx'>): CropPart {
  const [x = 0, y = 0, width = 0, height = 0] = text.split(',').map(Number);
  const isInside = x + width <= widthPx + TOLERANCE_PX && y + height <= heightPx + TOLERANCE_PX;
  if (width <= 0 || height <= 0 || !isInside) throw invalidFields({ crop: ['Is not a part of the picture'] });
  return [x, y, width, height];
}
