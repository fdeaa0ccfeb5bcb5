import type { LottieLayer } from '../../scene/lottie';
import { boundsOfAll, type Cover, coverOf, type Drawing, drawTogether, type Makeup, makeupOf } from '../drawing';
import { hasEffects } from '../effects/effects';
import type { Bounds, Context2D, LayerPool, PaintOptions } from '../layer-pool';
import { IDENTITY, type Matrix, movedBounds, multiply, NOWHERE, type Placing } from '../transform';

/** What a layer shows, in its place and for its time. */
export class PaintedLayer implements Drawing {
  readonly makeup: Makeup;
  readonly #layer: LottieLayer;
  readonly #placings: readonly Placing[];
  readonly #drawings: readonly Drawing[];

  /** `placings`: of its parents, from the outermost, and its own. */
  constructor(layer: LottieLayer, placings: readonly Placing[], drawings: readonly Drawing[]) {
    this.#layer = layer;
    this.#placings = placings;
    this.#drawings = drawings;
    this.makeup = makeupOf(drawings);
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
    return coverOf(this.#drawings, this.#matrixAt(frame), this.#opacityAt(frame), frame, pool);
  }

  boundsAt(frame: number): Bounds {
    if (!this.isShownAt(frame)) return NOWHERE;
    return movedBounds(boundsOfAll(this.#drawings, frame), this.#matrixAt(frame));
  }

  draw(context: Context2D, frame: number, options: PaintOptions): void {
    if (!this.isShownAt(frame)) return;
    context.save();
    context.transform(...this.#matrixAt(frame));
    drawTogether(this.#drawings, this.#opacityAt(frame), context, frame, options);
    context.restore();
  }

  #matrixAt(frame: number): Matrix {
    return this.#placings.reduce<Matrix>((product, { matrix }) => multiply(product, matrix.at(frame)), IDENTITY);
  }

  #opacityAt(frame: number): number {
    return this.#placings.at(-1)?.opacity.at(frame) ?? 1;
  }
}
