/** The place of a picture on a canvas: cover fit around its focus point, zoom, shift. Shared by all painters, so that they crop alike. */
import { MAX_SHIFT_PERCENT } from '../../project/background-position';
import type { BackgroundPlacement } from '../composition';
import type { FocusPoint } from '../focus-point';

/** Width and height of a picture. */
export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture that is cropped where it does not fit. */
export interface CoverPicture extends Size {
  /** Default: the middle. */
  readonly focus?: FocusPoint | undefined;
}

export interface CoverPlacement {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The rectangle (canvas pixels, may reach beyond the canvas) that the whole picture fills. The focus point is as near to the
 * middle of the canvas as the picture reaches, then the shift is added. The picture always covers the canvas.
 */
export function coverPlacement(
  picture: CoverPicture,
  canvas: Size,
  { scale, positionX, positionY }: BackgroundPlacement,
): CoverPlacement {
  const factor = Math.max(canvas.widthPx / picture.widthPx, canvas.heightPx / picture.heightPx) * Math.max(1, scale);
  const widthPx = picture.widthPx * factor;
  const heightPx = picture.heightPx * factor;
  const { focus } = picture;
  return {
    x: along(canvas.widthPx, widthPx, focus?.x, positionX),
    y: along(canvas.heightPx, heightPx, focus?.y, positionY),
    widthPx,
    heightPx,
  };
}

/** The largest rectangle of the picture's shape inside the canvas, centered: for logos, of which nothing may be cut off. */
export function containPlacement(picture: Size, canvas: Size): CoverPlacement {
  const factor = Math.min(canvas.widthPx / picture.widthPx, canvas.heightPx / picture.heightPx);
  const widthPx = picture.widthPx * factor;
  const heightPx = picture.heightPx * factor;
  return { x: (canvas.widthPx - widthPx) / 2, y: (canvas.heightPx - heightPx) / 2, widthPx, heightPx };
}

function along(canvasPx: number, picturePx: number, focus: number | undefined, shiftPercent: number): number {
  const overhang = Math.max(0, picturePx - canvasPx);
  const shift = (clamp(shiftPercent, -MAX_SHIFT_PERCENT, MAX_SHIFT_PERCENT) / 100) * canvasPx;
  const start = focus === undefined ? -overhang / 2 : clamp(canvasPx / 2 - focus * picturePx, -overhang, 0);
  return Math.min(0, Math.max(-overhang, start + shift));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
