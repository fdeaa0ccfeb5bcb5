/** The layers of a browser: offscreen canvases on which things are put together before they are drawn as a whole. */
import { brightnessToOpacity } from './brightness';
import { css } from './color';
import type { Bounds, Context2D, FilledOutline, LayerPool, Laying, Shadow } from './layer-pool';
import { type Matrix, movedBounds, scaleOf } from './transform';

type BrowserContext = OffscreenCanvasRenderingContext2D;

/** An empty canvas of a size in px. */
export type CreateContext = (width: number, height: number) => BrowserContext;

/**
 * Empty canvases of one size, which are used again and again: a pile, since one may be needed while another is drawn. All
 * contexts are those of a browser.
 */
export class CanvasPool implements LayerPool {
  readonly #createContext: CreateContext;
  readonly #pile: BrowserContext[] = [];
  #used = 0;
  #width = 0;
  #height = 0;

  /** Default: canvases beside every page. */
  constructor(createContext: CreateContext = offscreenContext) {
    this.#createContext = createContext;
  }

  /** Px of the picture. */
  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    this.#pile.length = 0;
  }

  createPath(): Path2D {
    return new Path2D();
  }

  lay(context: Context2D, laying: Laying, draw: (context: Context2D) => void): void {
    const { opacity = 1, blend = 'source-over', isByBrightness = false, bounds, shadow } = laying;
    this.#with(context, bounds, draw, (under, offscreen, area) => {
      if (isByBrightness) makeBrightnessOpacity(offscreen, area);
      const transform = matrixOf(under);
      under.save();
      under.setTransform(1, 0, 0, 1, 0, 0);
      under.globalAlpha *= opacity;
      under.globalCompositeOperation = blend;
      if (shadow) castShadow(under, shadow, transform);
      under.drawImage(offscreen.canvas, ...area, ...area);
      under.restore();
    });
  }

  clip(context: Context2D, path: Path2D, draw: (context: Context2D) => void): void {
    context.save();
    (context as BrowserContext).clip(path);
    draw(context);
    context.restore();
  }

  /** A canvas clips in whole px, but fills smoothly. */
  fill(
    context: Context2D,
    outlines: readonly FilledOutline[],
    bounds: Bounds,
    draw: (context: Context2D) => void,
  ): void {
    this.#with(context, bounds, draw, (under, offscreen) => {
      const pattern = under.createPattern(offscreen.canvas, 'no-repeat');
      if (!pattern) return;
      pattern.setTransform(under.getTransform().inverse());
      const alpha = context.globalAlpha;
      context.fillStyle = pattern;
      for (const { path, opacity } of outlines) {
        context.globalAlpha = alpha * opacity;
        context.fill(path);
      }
      context.globalAlpha = alpha;
    });
  }

  /** The shadow of the path beside the canvas: filters of canvases are not in every browser. */
  fillSoftly(context: Context2D, path: Path2D, sigma: number): void {
    const under = context as BrowserContext;
    const [a, b, c, d, e, f] = matrixOf(under);
    const beside = under.canvas.width + FAR;
    under.save();
    under.setTransform(a, b, c, d, e - beside, f);
    under.shadowColor = String(under.fillStyle);
    under.shadowBlur = BLUR_BY_SIGMA * sigma * scaleOf([a, b, c, d, e, f]);
    under.shadowOffsetX = beside;
    under.fill(path);
    under.restore();
  }

  /** `bounds`, in the coordinates of `context`: nothing outside is drawn. Nothing happens where they lie outside the picture. */
  #with(
    context: Context2D,
    bounds: Bounds | undefined,
    draw: (context: Context2D) => void,
    use: (under: BrowserContext, offscreen: BrowserContext, area: Area) => void,
  ): void {
    const under = context as BrowserContext;
    const transform = matrixOf(under);
    const area = this.#areaOf(transform, bounds);
    if (area[2] <= 0 || area[3] <= 0) return;
    const offscreen = this.#pile[this.#used] ?? this.#createContext(this.#width, this.#height);
    this.#pile[this.#used] = offscreen;
    this.#used += 1;
    offscreen.save();
    offscreen.setTransform(1, 0, 0, 1, 0, 0);
    offscreen.clearRect(...area);
    if (bounds) {
      offscreen.beginPath();
      offscreen.rect(...area);
      offscreen.clip();
    }
    offscreen.setTransform(...transform);
    draw(offscreen);
    offscreen.restore();
    use(under, offscreen, area);
    this.#used -= 1;
  }

  /** Whole px of the picture that hold the bounds, and one more on each side for smooth edges. */
  #areaOf(matrix: Matrix, bounds: Bounds | undefined): Area {
    if (!bounds) return [0, 0, this.#width, this.#height];
    const [left, top, right, bottom] = movedBounds(bounds, matrix);
    const x = Math.max(0, Math.floor(left) - 1);
    const y = Math.max(0, Math.floor(top) - 1);
    return [x, y, Math.min(this.#width, Math.ceil(right) + 1) - x, Math.min(this.#height, Math.ceil(bottom) + 1) - y];
  }
}

/** A canvas blurs shadows with half of this as its standard deviation, in px of the canvas. */
const BLUR_BY_SIGMA = 2;
/** Px. */
const FAR = 2e4;

function matrixOf(context: BrowserContext): Matrix {
  const { a, b, c, d, e, f } = context.getTransform();
  return [a, b, c, d, e, f];
}

function castShadow(context: BrowserContext, { color, opacity, sigma, x, y }: Shadow, matrix: Matrix): void {
  const [a, b, c, d] = matrix;
  context.shadowColor = css(color, opacity);
  context.shadowBlur = BLUR_BY_SIGMA * sigma * scaleOf(matrix);
  context.shadowOffsetX = a * x + c * y;
  context.shadowOffsetY = b * x + d * y;
}

/** X, y, width, height; px. */
type Area = readonly [number, number, number, number];

function offscreenContext(width: number, height: number): BrowserContext {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return context;
}

/** Canvas operations read the opacity of a picture alone, so its px are read and written: 10 ms for 1080p. */
function makeBrightnessOpacity(context: BrowserContext, [x, y, width, height]: Area): void {
  const image = context.getImageData(x, y, width, height);
  brightnessToOpacity(image.data);
  context.putImageData(image, x, y);
}
