/** Something that can be drawn, and what it covers. */
import type { Color } from './color';
import type { DecodedPicture } from './decoded-picture';
import type { Bounds, Context2D, LayerPool, PaintOptions } from './layer-pool';
import { type Matrix, movedBounds, union } from './transform';

export interface Drawing {
  readonly makeup: Makeup;
  /** Draws the frame, in the coordinates of the context. */
  draw(context: Context2D, frame: number, options: PaintOptions): void;
  /** Outlines of the covered area; undefined if outlines cannot describe it. */
  coverAt(frame: number, pool: LayerPool): readonly Cover[] | undefined;
  /** Nothing is drawn outside; `NOWHERE` where nothing is drawn. */
  boundsAt(frame: number): Bounds;
  /** The picture that it is. Undefined where that is not here, and where it leaves a part of its place empty. Absent: it is none. */
  pictureAt?(): PlacedPicture | undefined;
}

/** A picture that covers a place. */
export interface PlacedPicture {
  readonly picture: DecodedPicture;
  /** Matrix from pixels of the picture to the coordinates of the drawing. */
  readonly matrix: Matrix;
  /** In the coordinates of the drawing. Outside nothing is drawn. */
  readonly place: Bounds;
}

/** One shape, letters side by side, or shapes that may overlap: those have to be put together before they fade as one. */
export type Makeup = 'single' | 'letters' | 'several';

/** Something of one opacity, 0 to 1. */
export interface Cover {
  readonly path: Path2D;
  readonly bounds: Bounds;
  readonly color: Color | undefined;
  readonly isRectangle: boolean;
  readonly opacity: number;
}

/** All of them, one over the other. */
export function allTogether(drawings: readonly Drawing[], makeup = makeupOf(drawings)): Drawing {
  return {
    makeup,
    coverAt: () => undefined,
    boundsAt: (frame) => boundsOfAll(drawings, frame),
    draw(context, frame, options) {
      for (const drawing of drawings) drawing.draw(context, frame, options);
    },
  };
}

/** Draws all with one opacity. */
export function drawTogether(
  drawings: readonly Drawing[],
  opacity: number,
  context: Context2D,
  frame: number,
  options: PaintOptions,
): void {
  const all = (on: Context2D) => {
    for (const drawing of drawings) drawing.draw(on, frame, options);
  };
  if (opacity <= 0) return;
  if (opacity < 1 && makeupOf(drawings) === 'several')
    options.pool.lay(context, { opacity, bounds: boundsOfAll(drawings, frame) }, all);
  else {
    const before = context.globalAlpha;
    context.globalAlpha = before * Math.min(1, opacity);
    all(context);
    context.globalAlpha = before;
  }
}

export function makeupOf(drawings: readonly Drawing[]): Makeup {
  const [first] = drawings;
  if (drawings.length < 2) return first?.makeup ?? 'single';
  return drawings.every(({ makeup }) => makeup === 'letters') ? 'letters' : 'several';
}

export function boundsOfAll(drawings: readonly Drawing[], frame: number): Bounds {
  return union(drawings.map((drawing) => drawing.boundsAt(frame)));
}

/** The cover of all drawings, moved and faded together. */
export function coverOf(
  drawings: readonly Drawing[],
  matrix: Matrix,
  opacity: number,
  frame: number,
  pool: LayerPool,
): readonly Cover[] | undefined {
  if (opacity <= 0) return [];
  if (makeupOf(drawings) === 'several') return undefined;
  const [a, b, c, d, e, f] = matrix;
  const covers: Cover[] = [];
  for (const drawing of drawings) {
    const own = drawing.coverAt(frame, pool);
    if (!own) return undefined;
    for (const cover of own) {
      const path = pool.createPath();
      path.addPath(cover.path, { a, b, c, d, e, f });
      const isRectangle = cover.isRectangle && b === 0 && c === 0;
      const bounds = movedBounds(cover.bounds, matrix);
      covers.push({ ...cover, path, bounds, isRectangle, opacity: cover.opacity * opacity });
    }
  }
  return covers;
}
