/**
 * Moving and zooming a background by hand. Everything in percent of the canvas, from where the focus point of the picture
 * puts it; limits are those of `cover.ts`.
 */
import { MAX_SCALE, MAX_SHIFT_PERCENT } from '../../project/background-position';
import type { BackgroundPlacement } from '../composition';
import { type CoverPicture, coverPlacement, type Size } from './cover';

/** This near to the middle a picture that is dragged snaps to it. */
const SNAP_PERCENT = 1.2;

/** From and to how far the picture can be shifted until its edge would show, at most 50 each way. */
export interface ShiftRange {
  readonly min: number;
  readonly max: number;
}

export function shiftRanges(
  picture: CoverPicture,
  canvas: Size,
  scale: number,
): { readonly x: ShiftRange; readonly y: ShiftRange } {
  const { widthPx, heightPx } = coverPlacement(picture, canvas, { scale, positionX: 0, positionY: 0 });
  const start = unshifted(picture, canvas, scale);
  const range = (picturePx: number, canvasPx: number, at: number): ShiftRange => {
    const reach = (Math.max(0, picturePx - canvasPx) / 2 / canvasPx) * 100;
    return { min: Math.max(-MAX_SHIFT_PERCENT, 0 - reach - at), max: Math.min(MAX_SHIFT_PERCENT, reach - at) };
  };
  return { x: range(widthPx, canvas.widthPx, start.x), y: range(heightPx, canvas.heightPx, start.y) };
}

/** Distance of the middle of an unshifted picture from the middle of the canvas. */
function unshifted(picture: CoverPicture, canvas: Size, scale: number): { readonly x: number; readonly y: number } {
  if (!picture.focus) return { x: 0, y: 0 };
  const { x, y, widthPx, heightPx } = coverPlacement(picture, canvas, { scale, positionX: 0, positionY: 0 });
  const away = (at: number, picturePx: number, canvasPx: number) => ((at + picturePx / 2) / canvasPx - 0.5) * 100;
  return { x: away(x, widthPx, canvas.widthPx), y: away(y, heightPx, canvas.heightPx) };
}

/** The placement within its limits, two decimals. */
export function withinLimits(placement: BackgroundPlacement, picture: CoverPicture, canvas: Size): BackgroundPlacement {
  const scale = round(clamp(placement.scale, 1, MAX_SCALE));
  const ranges = shiftRanges(picture, canvas, scale);
  return {
    scale,
    positionX: round(clamp(placement.positionX, ranges.x.min, ranges.x.max)),
    positionY: round(clamp(placement.positionY, ranges.y.min, ranges.y.max)),
  };
}

/** Shifted by a share of the canvas; with `snaps`, the place without a shift attracts. */
export function movedBy(
  start: BackgroundPlacement,
  { x, y, snaps = false }: { readonly x: number; readonly y: number; readonly snaps?: boolean },
  picture: CoverPicture,
  canvas: Size,
): BackgroundPlacement {
  const along = (percent: number) => (snaps && Math.abs(percent) < SNAP_PERCENT ? 0 : percent);
  const moved = { ...start, positionX: along(start.positionX + x), positionY: along(start.positionY + y) };
  return withinLimits(moved, picture, canvas);
}

/** Zoomed so that the point of the canvas (percent from its middle) stays where it is. */
export function zoomedTo(
  start: BackgroundPlacement,
  scale: number,
  point: { readonly x: number; readonly y: number },
  picture: CoverPicture,
  canvas: Size,
): BackgroundPlacement {
  const next = clamp(scale, 1, MAX_SCALE);
  const factor = next / Math.max(1, start.scale);
  const around = (position: number, at: number) => at + (position - at) * factor;
  const before = unshifted(picture, canvas, start.scale);
  const after = unshifted(picture, canvas, next);
  const zoomed = {
    scale: next,
    positionX: around(start.positionX + before.x, point.x) - after.x,
    positionY: around(start.positionY + before.y, point.y) - after.y,
  };
  return withinLimits(zoomed, picture, canvas);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
