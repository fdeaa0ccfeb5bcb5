/** Shadows and glows: what a layer covers, in one color, moved and soft. */
import { type Color, css } from '../color';
import type { Drawing } from '../drawing';
import { fillEverything } from '../fill-everything';
import { BLUR_REACH, type Bounds, type Context2D, type PaintOptions } from '../layer-pool';
import { opacityChange } from '../pixels/pixel-area';
import { movedBounds, widened } from '../transform';

/** In the coordinates of the layer. */
export interface Silhouette {
  readonly color: Color;
  /** 0 to 1. */
  readonly opacity: number;
  /** Standard deviation of its edge. */
  readonly sigma: number;
  readonly x: number;
  readonly y: number;
  /** Factor of the opacity of its soft edge: from 1 on. */
  readonly spread: number;
}

export interface DrawnAt {
  readonly frame: number;
  readonly options: PaintOptions;
}

export function silhouetteBounds(bounds: Bounds, { x, y, sigma }: Silhouette): Bounds {
  return widened(movedBounds(bounds, [1, 0, 0, 1, x, y]), BLUR_REACH * sigma);
}

/** Draws the silhouette alone. */
export function drawSilhouette(drawing: Drawing, silhouette: Silhouette, context: Context2D, at: DrawnAt): void {
  const { pool } = at.options;
  const { color, opacity, spread } = silhouette;
  const bounds = silhouetteBounds(drawing.boundsAt(at.frame), silhouette);
  const change = spread > 1 ? opacityChange(spread) : undefined;
  pool.lay(context, { opacity, bounds }, (colored) => {
    pool.lay(colored, { bounds, change }, (soft) => drawSoftly(drawing, silhouette, soft, at));
    pool.lay(colored, { bounds, blend: 'source-in' }, (fill) => fillWith(fill, color));
  });
}

/** Draws the silhouette of all but the layer over the layer. `context` has the layer and nothing else. */
export function drawInside(drawing: Drawing, silhouette: Silhouette, context: Context2D, at: DrawnAt): void {
  const { pool } = at.options;
  const { color, opacity, spread } = silhouette;
  const bounds = drawing.boundsAt(at.frame);
  const change = spread > 1 ? opacityChange(spread) : undefined;
  pool.lay(context, { opacity, bounds, change, blend: 'source-atop' }, (outside) => {
    fillWith(outside, color);
    drawSoftly(drawing, silhouette, outside, at, 'destination-out');
  });
}

function drawSoftly(
  drawing: Drawing,
  { sigma, x, y }: Silhouette,
  context: Context2D,
  { frame, options }: DrawnAt,
  blend: GlobalCompositeOperation = 'source-over',
): void {
  context.save();
  context.transform(1, 0, 0, 1, x, y);
  const { pool } = options;
  pool.lay(context, { sigma, blend, bounds: drawing.boundsAt(frame) }, (moved) => drawing.draw(moved, frame, options));
  context.restore();
}

function fillWith(context: Context2D, color: Color): void {
  context.fillStyle = css(color);
  fillEverything(context);
}
