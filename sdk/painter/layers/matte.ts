import type { Cover, Drawing } from '../drawing';
import type { Bounds, Context2D, PaintOptions } from '../layer-pool';
import { brightnessToOpacity } from '../pixels/brightness';
import { intersection, union } from '../transform';
import type { PaintedLayer } from './painted-layer';

/** Modes of a matte (`tt`). 1 keeps what the matte covers. */
const INVERTED = 2;
const BRIGHT = 3;
const DARK = 4;

interface CutOn {
  readonly context: Context2D;
  readonly frame: number;
  readonly options: PaintOptions;
}

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

  boundsAt(frame: number): Bounds {
    const own = this.#layer.boundsAt(frame);
    return this.#isInverted ? own : intersection(own, this.#matte.boundsAt(frame));
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
    const [only, ...others] = this.#layer.coverAt(frame, options.pool) ?? [];
    if (!only?.color || !only.isRectangle || others.length > 0) return false;
    if (!this.#matte.isTintable || (only.opacity < 1 && this.#matte.makeup === 'several')) return false;
    const tint = options.tint ?? only.color;
    options.pool.clip(context, only.path, (within) => {
      within.globalAlpha *= only.opacity;
      this.#matte.draw(within, frame, { ...options, tint });
    });
    return true;
  }

  /** Within outlines: an offscreen canvas is needed for the one layer alone, or none. */
  #drawWithin(context: Context2D, frame: number, options: PaintOptions): boolean {
    const cover = this.#matte.coverAt(frame, options.pool)?.filter(({ opacity }) => opacity > 0);
    const [first, ...others] = cover ?? [];
    if (!cover || !first) return cover !== undefined;
    if (others.length === 0 && first.isRectangle && first.opacity === 1)
      options.pool.clip(context, first.path, (within) => this.#layer.draw(within, frame, options));
    else this.#fill(cover, { context, frame, options });
    return true;
  }

  #fill(cover: readonly Cover[], { context, frame, options }: CutOn): void {
    const bounds = union(cover.map((part) => part.bounds));
    const shown = this.#layer.pictureIn(bounds, frame);
    const outlines = cover.map(({ path, opacity }) => ({ path, opacity: opacity * (shown?.opacity ?? 1) }));
    const isFilled = shown && options.pool.fillWithPicture?.(context, outlines, shown.picture, shown.matrix);
    if (!isFilled)
      options.pool.fill(context, cover, bounds, (offscreen) => this.#layer.draw(offscreen, frame, options));
  }

  #drawOffscreen(context: Context2D, frame: number, options: PaintOptions): void {
    const { tint: _layerTint, ...others } = options;
    const { pool } = options;
    const bounds = this.boundsAt(frame);
    pool.lay(context, { bounds }, (offscreen) => {
      this.#layer.draw(offscreen, frame, options);
      const blend = this.#isInverted ? 'destination-out' : 'destination-in';
      const change = this.#isByBrightness ? brightnessToOpacity : undefined;
      pool.lay(offscreen, { blend, bounds, change }, (matte) => this.#matte.draw(matte, frame, others));
    });
  }
}
