import type { Context2D, PaintOptions } from '../canvas-pool';
import type { Drawing } from '../drawing';
import { union } from '../transform';
import type { PaintedLayer } from './painted-layer';

/** How a matte (`tt`) cuts. 1 keeps what the matte covers. */
const INVERTED = 2;
const BRIGHT = 3;
const DARK = 4;

/** A layer that another one cuts out. */
export class CutLayer implements Drawing {
  readonly makeup = 'several';
  readonly #layer: PaintedLayer;
  readonly #matte: PaintedLayer;
  readonly #isInverted: boolean;
  readonly #isByBrightness: boolean;

  constructor(layer: PaintedLayer, matte: PaintedLayer, kind: number) {
    this.#layer = layer;
    this.#matte = matte;
    this.#isInverted = kind === INVERTED || kind === DARK;
    this.#isByBrightness = kind === BRIGHT || kind === DARK;
  }

  coverAt(): undefined {
    return undefined;
  }

  draw(context: Context2D, frame: number, options: PaintOptions): void {
    if (!this.#layer.isShownAt(frame)) return;
    const isByOutlines = !this.#isInverted && !this.#isByBrightness;
    if (isByOutlines && (this.#drawColored(context, frame, options) || this.#drawWithin(context, frame, options)))
      return;
    this.#drawOffscreen(context, frame, options);
  }

  /** A rectangle of one color: the layer that cuts it out is drawn in that color. */
  #drawColored(context: Context2D, frame: number, options: PaintOptions): boolean {
    const [only, ...others] = this.#layer.coverAt(frame) ?? [];
    if (!only?.color || !only.isRectangle || others.length > 0) return false;
    if (!this.#matte.isTintable || (only.opacity < 1 && this.#matte.makeup === 'several')) return false;
    context.save();
    context.clip(only.path);
    context.globalAlpha *= only.opacity;
    this.#matte.draw(context, frame, { ...options, tint: options.tint ?? only.color });
    context.restore();
    return true;
  }

  /** Within outlines: an offscreen canvas is needed for the one layer alone, or none. */
  #drawWithin(context: Context2D, frame: number, options: PaintOptions): boolean {
    const cover = this.#matte.coverAt(frame)?.filter(({ opacity }) => opacity > 0);
    const [first, ...others] = cover ?? [];
    if (!cover || !first) return cover !== undefined;
    if (others.length === 0 && first.isRectangle && first.opacity === 1) {
      context.save();
      context.clip(first.path);
      this.#layer.draw(context, frame, options);
      context.restore();
    } else {
      const bounds = union(cover.map((part) => part.bounds));
      options.pool.fill(context, cover, bounds, (offscreen) => this.#layer.draw(offscreen, frame, options));
    }
    return true;
  }

  #drawOffscreen(context: Context2D, frame: number, options: PaintOptions): void {
    const { pool } = options;
    pool.lay(context, {}, (offscreen) => {
      this.#layer.draw(offscreen, frame, options);
      const blend = this.#isInverted ? 'destination-out' : 'destination-in';
      pool.lay(offscreen, { blend, isByBrightness: this.#isByBrightness }, (matte) =>
        this.#matte.draw(matte, frame, { pool }),
      );
    });
  }
}
