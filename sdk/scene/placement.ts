/** Moving and zooming a background by hand. Everything in percent of the canvas; limits are those of `cover.ts`. */
import { MAX_SCALE, MAX_SHIFT_PERCENT } from '../project/background-position';
import type { BackgroundPlacement } from './composition';
import { coverPlacement, type Size } from './cover';

/** This near to the middle a picture that is dragged snaps to it. */
const SNAP_PERCENT = 1.2;

/** How far the picture can be shifted each way until its edge would show, at most 50. */
export function shiftLimits(picture: Size, canvas: Size, scale: number): { readonly x: number; readonly y: number } {
  const { widthPx, heightPx } = coverPlacement(picture, canvas, { scale, positionX: 0, positionY: 0 });
  const limit = (picturePx: number, canvasPx: number) =>
    Math.min(MAX_SHIFT_PERCENT, (Math.max(0, picturePx - canvasPx) / 2 / canvasPx) * 100);
  return { x: limit(widthPx, canvas.widthPx), y: limit(heightPx, canvas.heightPx) };
}

/** The placement within its limits, two decimals. */
export function withinLimits(placement: BackgroundPlacement, picture: Size, canvas: Size): BackgroundPlacement {
  const scale = round(clamp(placement.scale, 1, MAX_SCALE));
  const limits = shiftLimits(picture, canvas, scale);
  return {
    scale,
    positionX: round(clamp(placement.positionX, -limits.x, limits.x)),
    positionY: round(clamp(placement.positionY, -limits.y, limits.y)),
  };
}

/** Shifted by a share of the canvas; with `snaps`, the middle attracts. */
export function movedBy(
  start: BackgroundPlacement,
  { x, y, snaps = false }: { readonly x: number; readonly y: number; readonly snaps?: boolean },
  picture: Size,
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
  picture: Size,
  canvas: Size,
): BackgroundPlacement {
  const next = clamp(scale, 1, MAX_SCALE);
  const factor = next / Math.max(1, start.scale);
  const around = (position: number, at: number) => at + (position - at) * factor;
  const zoomed = {
    scale: next,
    positionX: around(start.positionX, point.x),
    positionY: around(start.positionY, point.y),
  };
  return withinLimits(zoomed, picture, canvas);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
