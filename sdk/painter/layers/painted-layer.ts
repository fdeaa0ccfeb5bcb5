import type { LottieLayer } from '../../scene/lottie';
import type { Context2D, PaintOptions } from '../canvas-pool';
import { type Cover, coverOf, type Drawing, drawTogether, type Makeup, makeupOf } from '../drawing';
import { IDENTITY, type Matrix, multiply, type Placing } from '../transform';

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

  /** Pictures have colors of their own. */
  get isTintable(): boolean {
    return this.#layer.ty === 4;
  }

  isShownAt(frame: number): boolean {
    return frame >= this.#layer.ip && frame < this.#layer.op && this.#opacityAt(frame) > 0;
  }

  coverAt(frame: number): readonly Cover[] | undefined {
    if (!this.isShownAt(frame)) return [];
    const matrix = this.#placings.reduce<Matrix>(
      (product, { matrix }) => multiply(product, matrix.at(frame)),
      IDENTITY,
    );
    return coverOf(this.#drawings, matrix, this.#opacityAt(frame), frame);
  }

  draw(context: Context2D, frame: number, options: PaintOptions): void {
    if (!this.isShownAt(frame)) return;
    context.save();
    for (const { matrix } of this.#placings) context.transform(...matrix.at(frame));
    drawTogether(this.#drawings, this.#opacityAt(frame), context, frame, options);
    context.restore();
  }

  #opacityAt(frame: number): number {
    return this.#placings.at(-1)?.opacity.at(frame) ?? 1;
  }
}
