import type { LottieLayer } from '../../scene/lottie';
import type { DecodedPicture } from '../decoded-picture';
import { boundsOfAll, type Cover, coverOf, type Drawing, drawTogether, type Makeup, makeupOf } from '../drawing';
import { hasEffects } from '../effects/effects';
import type { Bounds, Context2D, LayerPool, PaintOptions } from '../layer-pool';
import { lastKept } from '../properties/reader';
import {
  IDENTITY,
  inverseOf,
  isWithin,
  type Matrix,
  movedBounds,
  multiply,
  NOWHERE,
  type Placing,
  union,
} from '../transform';
import {
  drawMean,
  type LayerCorner,
  momentsOf,
  type Shutter,
  sampleCount,
  travelOf,
  WATCHED_MOMENTS,
} from './motion-blur';

/** A layer that is a picture and nothing else. */
interface LayerPicture {
  readonly picture: DecodedPicture;
  /** Matrix from pixels of the picture to the coordinates of the context. */
  readonly matrix: Matrix;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Content of a layer, in its place and for its time. */
export class PaintedLayer implements Drawing {
  readonly makeup: Makeup;
  readonly #layer: LottieLayer;
  readonly #placings: readonly Placing[];
  readonly #drawings: readonly Drawing[];
  readonly #shutter: Shutter | undefined;

  /** `placings`: of its parents, from the outermost, and its own. `shutter`: its movements are blurred. */
  constructor(
    layer: LottieLayer,
    placings: readonly Placing[],
    drawings: readonly Drawing[],
    shutter: Shutter | undefined,
  ) {
    this.#layer = layer;
    this.#placings = placings;
    this.#drawings = drawings;
    this.#shutter = shutter;
    this.makeup = shutter ? 'several' : makeupOf(drawings);
  }

  /** Pictures and effects have colors of their own. */
  get isTintable(): boolean {
    return this.#layer.ty === 4 && !hasEffects(this.#layer);
  }

  isShownAt(frame: number): boolean {
    return frame >= this.#layer.ip && frame < this.#layer.op && this.#opacityAt(frame) > 0;
  }

  coverAt(frame: number, pool: LayerPool): readonly Cover[] | undefined {
    if (!this.isShownAt(frame)) return [];
    if (this.#momentsAt(frame).length > 1) return undefined;
    return coverOf(this.#drawings, this.#matrixAt(frame), this.#opacityAt(frame), frame, pool);
  }

  /** The picture that covers the bounds, which are in the coordinates of the context. Undefined where it is more, or leaves some of them out. */
  pictureIn(bounds: Bounds, frame: number): LayerPicture | undefined {
    const [only, ...others] = this.#drawings;
    const placed = others.length === 0 ? only?.pictureAt?.() : undefined;
    if (!placed || this.#momentsAt(frame).length > 1) return undefined;
    const matrix = this.#matrixAt(frame);
    const back = inverseOf(matrix);
    if (!back || !isWithin(movedBounds(bounds, back), placed.place)) return undefined;
    const { picture } = placed;
    return { picture, matrix: multiply(matrix, placed.matrix), opacity: Math.min(1, this.#opacityAt(frame)) };
  }

  boundsAt(frame: number): Bounds {
    if (!this.isShownAt(frame)) return NOWHERE;
    return union(this.#momentsAt(frame).map((moment) => this.#boundsIn(moment)));
  }

  draw(context: Context2D, frame: number, options: PaintOptions): void {
    if (!this.isShownAt(frame)) return;
    const frames = options.isMoment ? [frame] : this.#momentsAt(frame);
    if (frames.length === 1) this.#drawAt(context, frame, options);
    else {
      const moments = frames.map((at) => ({
        bounds: this.#boundsIn(at),
        draw: (layer: Context2D) => this.#drawAt(layer, at, { ...options, isMoment: true }),
      }));
      drawMean(moments, context, union(moments.map(({ bounds }) => bounds)), options.pool);
    }
  }

  #drawAt(context: Context2D, frame: number, options: PaintOptions): void {
    context.save();
    context.transform(...this.#matrixAt(frame));
    drawTogether(this.#drawings, this.#opacityAt(frame), context, frame, options);
    context.restore();
  }

  /** The frame alone, or the moments at which a movement is painted. */
  readonly #momentsAt = lastKept((frame: number): readonly number[] => {
    if (!this.#shutter) return [frame];
    const corners = momentsOf(this.#shutter, frame, WATCHED_MOMENTS).map((moment) => this.#cornersIn(moment));
    const count = sampleCount(this.#shutter, travelOf(corners));
    return count === 1 ? [frame] : momentsOf(this.#shutter, frame, count);
  });

  #cornersIn(frame: number): readonly LayerCorner[] {
    const [left, top, right, bottom] = boundsOfAll(this.#drawings, frame);
    const [a, b, c, d, e, f] = this.#matrixAt(frame);
    const corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const;
    return corners.map(([x, y]): LayerCorner => [a * x + c * y + e, b * x + d * y + f]);
  }

  #boundsIn(frame: number): Bounds {
    return movedBounds(boundsOfAll(this.#drawings, frame), this.#matrixAt(frame));
  }

  #matrixAt(frame: number): Matrix {
    return this.#placings.reduce<Matrix>((product, { matrix }) => multiply(product, matrix.at(frame)), IDENTITY);
  }

  #opacityAt(frame: number): number {
    return this.#placings.at(-1)?.opacity.at(frame) ?? 1;
  }
}
