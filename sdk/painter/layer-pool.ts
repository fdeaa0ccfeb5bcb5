/** Interface of a painter to its host: paths, and layers that are put together before they are drawn as a whole. */
import type { Color } from './color';
import type { DecodedPicture } from './decoded-picture';
import type { PixelArea, PixelChange } from './pixels/pixel-area';

/** Used part of a canvas: a browser's context is one. */
export interface Context2D {
  globalAlpha: number;
  fillStyle: string | CanvasGradient | CanvasPattern;
  strokeStyle: string | CanvasGradient | CanvasPattern;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  lineDashOffset: number;
  miterLimit: number;
  imageSmoothingQuality: ImageSmoothingQuality;
  /** Transform and opacity come back with `restore`. Who draws sets the styles that it needs; black is the first. */
  save(): void;
  restore(): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setLineDash(segments: number[]): void;
  fill(path: Path2D, rule?: CanvasFillRule): void;
  stroke(path: Path2D): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(image: DecodedPicture, x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): CanvasGradient;
}

export interface PaintOptions {
  readonly pool: LayerPool;
  /** Everything is drawn in this color instead of its own. */
  readonly tint?: Color;
  /** It is one of the moments of a motion blur: what moves within it is not blurred once more. Default false. */
  readonly isMoment?: boolean;
}

/** Standard deviations beyond which a blur shows nothing. */
export const BLUR_REACH = 3;

/** Distance from the picture, in px, beyond which nothing is drawn for the sake of blurs. */
export const MOST_REACH_PX = 512;

/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

export interface Laying {
  /** 0 to 1. */
  readonly opacity?: number;
  readonly blend?: GlobalCompositeOperation;
  /** Changes the pixels of the layer before it is blurred and drawn. Absent: nothing changes them. */
  readonly change?: PixelChange | undefined;
  /** Standard deviation of a blur of the layer, in the coordinates of the context. Default 0. */
  readonly sigma?: number;
  /**
   * Bounds of the drawing; a blur or a shadow of the content may reach out. They are in the coordinates of the context.
   * Default: the whole picture.
   */
  readonly bounds?: Bounds;
  /** So far beyond the picture the layer is drawn too, since `change` moves pixels. In the coordinates of the context. Default 0. */
  readonly reach?: number;
  /** Absent: none. */
  readonly shadow?: Shadow;
}

/** In the coordinates of the context. */
export interface Shadow {
  /** Red, green and blue, 0 to 1 each. */
  readonly color: Color;
  /** 0 to 1. */
  readonly opacity: number;
  /** Standard deviation of its edge. */
  readonly sigma: number;
  /** Offset. */
  readonly x: number;
  readonly y: number;
}

/** Returns the distance beyond the picture within which content of the layer can reach the picture. */
export function reachOf({ sigma = 0, reach = 0, shadow }: Laying): number {
  const cast = shadow ? BLUR_REACH * shadow.sigma + Math.hypot(shadow.x, shadow.y) : 0;
  return Math.max(reach, BLUR_REACH * sigma, cast);
}

/** An outline with an opacity, 0 to 1. */
export interface FilledOutline {
  readonly path: Path2D;
  readonly opacity: number;
}

export interface LayerPool {
  /** An empty path. */
  createPath(): Path2D;
  /** Fills the bounds with copies of a picture side by side, one of them at the origin of the context. */
  fillWithTiles(context: Context2D, tile: PixelArea, bounds: Bounds): void;
  /** Draws on an empty layer in the coordinates of `context`, then draws that layer: shapes that overlap fade or blend as one. */
  lay(context: Context2D, laying: Laying, draw: (context: Context2D) => void): void;
  /** Draws what lies within an outline. Its edge may be cut in whole pixels. */
  clip(context: Context2D, path: Path2D, draw: (context: Context2D) => void): void;
  /** Fills outlines smoothly with what is drawn. `bounds`, in the coordinates of `context`, hold all of them. */
  fill(
    context: Context2D,
    outlines: readonly FilledOutline[],
    bounds: Bounds,
    draw: (context: Context2D) => void,
  ): void;
  /**
   * Fills outlines smoothly with a picture, without a layer of its own. `matrix` maps pixels of the picture to the
   * coordinates of the context. Absent: `fill` is as quick. False, with nothing drawn, for a picture that cannot be
   * drawn so.
   */
  fillWithPicture?(
    context: Context2D,
    outlines: readonly FilledOutline[],
    picture: DecodedPicture,
    matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number],
  ): boolean;
  /** Fills a path with the color that is the fill of the context. `sigma`: standard deviation of its edge, in the coordinates of the context. */
  fillSoftly(context: Context2D, path: Path2D, sigma: number): void;
}
