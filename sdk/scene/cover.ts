/** The place of a picture on a canvas: cover fit, zoom, shift. Shared by both painters, so that both crop alike. */
import { MAX_SHIFT_PERCENT } from '../project/background-position';
import type { BackgroundPlacement } from './composition';

/** Width and height of a picture. */
export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface CoverPlacement {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The rectangle (canvas pixels, may reach beyond the canvas) that the whole picture fills. The shift is clamped
 * so that the picture always covers the canvas.
 */
export function coverPlacement(
  picture: Size,
  canvas: Size,
  { scale, positionX, positionY }: BackgroundPlacement,
): CoverPlacement {
  const factor = Math.max(canvas.widthPx / picture.widthPx, canvas.heightPx / picture.heightPx) * Math.max(1, scale);
  const widthPx = picture.widthPx * factor;
  const heightPx = picture.heightPx * factor;
  return {
    x: along(canvas.widthPx, widthPx, positionX),
    y: along(canvas.heightPx, heightPx, positionY),
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

function along(canvasPx: number, picturePx: number, shiftPercent: number): number {
  const overhang = Math.max(0, picturePx - canvasPx);
  const shift = (Math.min(MAX_SHIFT_PERCENT, Math.max(-MAX_SHIFT_PERCENT, shiftPercent)) / 100) * canvasPx;
  return Math.min(0, Math.max(-overhang, -overhang / 2 + shift));
}
