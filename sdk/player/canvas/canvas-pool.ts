/** A pool of offscreen canvases in the worker: layers are put together on one of them before they are drawn as a whole. */
import type { Color } from './color';

export type Context2D = OffscreenCanvasRenderingContext2D;

export interface PaintOptions {
  readonly pool: CanvasPool;
  /** Everything is drawn in this color instead of its own. */
  readonly tint?: Color;
}

/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

export interface Laying {
  /** 0 to 1. */
  readonly opacity?: number;
  readonly blend?: GlobalCompositeOperation;
}

/** Empty canvases of one size, which are used again and again: a pile, since one may be needed while another is drawn. */
export class CanvasPool {
  readonly #pile: Context2D[] = [];
  #used = 0;
  #width = 0;
  #height = 0;

  /** Px of the picture. */
  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    this.#pile.length = 0;
  }

  /** Draws on an offscreen canvas in the coordinates of `context`, then draws that canvas: shapes that overlap fade or blend as one. */
  lay(context: Context2D, { opacity = 1, blend = 'source-over' }: Laying, draw: (context: Context2D) => void): void {
    this.#with(context, undefined, draw, (offscreen) => {
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha *= opacity;
      context.globalCompositeOperation = blend;
      context.drawImage(offscreen, 0, 0);
      context.restore();
    });
  }

  /** Draws on an offscreen canvas and fills outlines with it, each with an opacity. A canvas clips in whole px, but fills smoothly. */
  fill(
    context: Context2D,
    outlines: readonly { readonly path: Path2D; readonly opacity: number }[],
    bounds: Bounds,
    draw: (context: Context2D) => void,
  ): void {
    this.#with(context, bounds, draw, (offscreen) => {
      const pattern = context.createPattern(offscreen, 'no-repeat');
      if (!pattern) return;
      pattern.setTransform(context.getTransform().inverse());
      const alpha = context.globalAlpha;
      context.fillStyle = pattern;
      for (const { path, opacity } of outlines) {
        context.globalAlpha = alpha * opacity;
        context.fill(path);
      }
      context.globalAlpha = alpha;
    });
  }

  /** `bounds`, in the coordinates of `context`: nothing outside is drawn. */
  #with(
    context: Context2D,
    bounds: Bounds | undefined,
    draw: (context: Context2D) => void,
    use: (offscreen: OffscreenCanvas) => void,
  ): void {
    const offscreen = this.#pile[this.#used] ?? contextOf(this.#width, this.#height);
    this.#pile[this.#used] = offscreen;
    this.#used += 1;
    offscreen.save();
    offscreen.setTransform(context.getTransform());
    if (bounds) {
      const [left, top, right, bottom] = bounds;
      offscreen.beginPath();
      offscreen.rect(left - 1, top - 1, right - left + 2, bottom - top + 2);
      offscreen.clip();
    }
    offscreen.save();
    offscreen.setTransform(1, 0, 0, 1, 0, 0);
    offscreen.clearRect(0, 0, this.#width, this.#height);
    offscreen.restore();
    draw(offscreen);
    offscreen.restore();
    use(offscreen.canvas);
    this.#used -= 1;
  }
}

function contextOf(width: number, height: number): Context2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return context;
}
