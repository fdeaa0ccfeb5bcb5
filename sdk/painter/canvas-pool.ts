/** The layers of a browser: offscreen canvases on which things are put together before they are drawn as a whole. */
import { type CanvasArea, CanvasBlur, type CanvasLayer, type CreateContext } from './canvas-blur';
import { css } from './color';
import type { DecodedPicture } from './decoded-picture';
import {
  type Bounds,
  type Context2D,
  type FilledOutline,
  type LayerPool,
  type Laying,
  MOST_REACH_PX,
  reachOf,
  type Shadow,
} from './layer-pool';
import type { PixelArea, PixelChange } from './pixels/pixel-area';
import { type Matrix, movedBounds, scaleOf } from './transform';

type BrowserContext = OffscreenCanvasRenderingContext2D;

/**
 * Empty canvases of one size, which are used again and again: a pile, since one may be needed while another is drawn. All
 * contexts are those of a browser.
 */
export class CanvasPool implements LayerPool {
  readonly #createContext: CreateContext;
  readonly #pile: BrowserContext[] = [];
  readonly #blur: CanvasBlur;
  readonly #tilings = new Map<PixelArea, CanvasPattern>();
  #used = 0;
  #width = 0;
  #height = 0;

  /** Default: canvases beside every page. */
  constructor(createContext: CreateContext = offscreenContext) {
    this.#createContext = createContext;
    this.#blur = new CanvasBlur(createContext);
  }

  /** Size in px of the picture. */
  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    this.#pile.length = 0;
  }

  createPath(): Path2D {
    return new Path2D();
  }

  fillWithTiles(context: Context2D, tile: PixelArea, [left, top, right, bottom]: Bounds): void {
    context.fillStyle = this.#tilingOf(tile);
    context.fillRect(left, top, right - left, bottom - top);
  }

  #tilingOf(tile: PixelArea): CanvasPattern {
    const known = this.#tilings.get(tile);
    if (known) return known;
    const context = this.#createContext(tile.width, tile.height);
    const image = context.createImageData(tile.width, tile.height);
    image.data.set(tile.data);
    context.putImageData(image, 0, 0);
    const tiling = context.createPattern(context.canvas, 'repeat');
    if (!tiling) throw new Error('This browser draws no patterns.');
    this.#tilings.set(tile, tiling);
    return tiling;
  }

  lay(context: Context2D, laying: Laying, draw: (context: Context2D) => void): void {
    const { opacity = 1, blend = 'source-over', change, bounds, sigma = 0, shadow } = laying;
    this.#with(context, { bounds, reach: reachOf(laying) }, draw, (under, layer) => {
      const transform = matrixOf(under);
      if (change) changePixels(layer, change, transform);
      under.save();
      under.setTransform(1, 0, 0, 1, 0, 0);
      under.globalAlpha *= opacity;
      under.globalCompositeOperation = blend;
      if (shadow) castShadow(under, shadow, transform);
      if (sigma > 0) this.#blur.draw(under, layer, sigma * scaleOf(transform));
      else under.drawImage(layer.context.canvas, ...layer.source, ...layer.area);
      under.restore();
    });
  }

  clip(context: Context2D, path: Path2D, draw: (context: Context2D) => void): void {
    context.save();
    (context as BrowserContext).clip(path);
    draw(context);
    context.restore();
  }

  /**
   * A canvas clips in whole pixels, but fills smoothly. A pattern of the layer would copy it in each frame, and browsers free
   * such copies late: an export would need gigabytes.
   */
  fill(
    context: Context2D,
    outlines: readonly FilledOutline[],
    bounds: Bounds,
    draw: (context: Context2D) => void,
  ): void {
    this.#with(context, { bounds, reach: 0 }, draw, (under, layer) => {
      this.#cutTo(layer, outlines, under);
      under.save();
      under.setTransform(1, 0, 0, 1, 0, 0);
      under.drawImage(layer.context.canvas, ...layer.source, ...layer.area);
      under.restore();
    });
  }

  /** Leaves of the layer what lies within the outlines, which are placed as on the canvas under it. */
  #cutTo(layer: CanvasLayer, outlines: readonly FilledOutline[], under: BrowserContext): void {
    const { context, source, area } = layer;
    const [a, b, c, d, e, f] = matrixOf(under);
    const cut = (on: BrowserContext, parts: readonly FilledOutline[]) => {
      on.setTransform(a, b, c, d, e + source[0] - area[0], f + source[1] - area[1]);
      fillAll(on, parts, 'black');
    };
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(...source);
    context.clip();
    context.globalCompositeOperation = 'destination-in';
    if (outlines.length === 1) cut(context, outlines);
    else {
      const together = this.#emptyContext(source);
      cut(together, outlines);
      together.restore();
      context.drawImage(together.canvas, ...source, ...source);
      this.#used -= 1;
    }
    context.restore();
  }

  /**
   * A layer, and the pattern of it, would take three times as long. Vectors have no pixels that a pattern could be made
   * of.
   */
  fillWithPicture(
    context: Context2D,
    outlines: readonly FilledOutline[],
    picture: DecodedPicture,
    [a, b, c, d, e, f]: Matrix,
  ): boolean {
    if (!(picture instanceof ImageBitmap)) return false;
    const pattern = (context as BrowserContext).createPattern(picture, 'no-repeat');
    if (!pattern) return false;
    pattern.setTransform({ a, b, c, d, e, f });
    context.imageSmoothingQuality = 'medium';
    fillAll(context, outlines, pattern);
    return true;
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

  /** Nothing outside of the bounds is drawn. Nothing happens where they lie outside the picture and its reach. */
  #with(
    context: Context2D,
    place: { readonly bounds: Bounds | undefined; readonly reach: number },
    draw: (context: Context2D) => void,
    use: (under: BrowserContext, layer: CanvasLayer) => void,
  ): void {
    const under = context as BrowserContext;
    const [a, b, c, d, e, f] = matrixOf(under);
    const area = areaOf([a, b, c, d, e, f], place, under.canvas);
    const [x, y, width, height] = area;
    if (width <= 0 || height <= 0) return;
    // what lies before the first pixel of the picture moves onto the canvas
    const before = { x: Math.min(0, x), y: Math.min(0, y) };
    const source: CanvasArea = [x - before.x, y - before.y, width, height];
    const offscreen = this.#emptyContext(source);
    if (place.bounds) {
      offscreen.beginPath();
      offscreen.rect(...source);
      offscreen.clip();
    }
    offscreen.setTransform(a, b, c, d, e - before.x, f - before.y);
    draw(offscreen);
    offscreen.restore();
    use(under, { context: offscreen, source, area });
    this.#used -= 1;
  }

  /** The next of the pile, empty within the area. Its state is saved. */
  #emptyContext(area: CanvasArea): BrowserContext {
    const [x, y, width, height] = area;
    const context = this.#nextContext(x + width, y + height);
    this.#used += 1;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(...area);
    return context;
  }

  /** As large as the picture, or larger where blurs reach beyond it. */
  #nextContext(width: number, height: number): BrowserContext {
    const context = this.#pile[this.#used] ?? this.#createContext(this.#width, this.#height);
    this.#pile[this.#used] = context;
    const { canvas } = context;
    if (canvas.width < width) canvas.width = roundedUp(width);
    if (canvas.height < height) canvas.height = roundedUp(height);
    return context;
  }
}

function fillAll(context: Context2D, outlines: readonly FilledOutline[], style: CanvasPattern | string): void {
  const alpha = context.globalAlpha;
  context.fillStyle = style;
  for (const { path, opacity } of outlines) {
    context.globalAlpha = alpha * opacity;
    context.fill(path);
  }
  context.globalAlpha = alpha;
}

/** Step in px by which canvases grow, since each change of their size costs. */
const GROWTH = 256;

function roundedUp(px: number): number {
  return Math.ceil(px / GROWTH) * GROWTH;
}

/** Whole pixels of the canvas that hold the bounds, and one more on each side for smooth edges. */
function areaOf(
  matrix: Matrix,
  { bounds, reach }: { readonly bounds: Bounds | undefined; readonly reach: number },
  { width, height }: { readonly width: number; readonly height: number },
): CanvasArea {
  if (!bounds) return [0, 0, width, height];
  const beyond = Math.ceil(Math.min(MOST_REACH_PX, reach * scaleOf(matrix)));
  const [left, top, right, bottom] = movedBounds(bounds, matrix);
  const x = Math.max(-beyond, Math.floor(left) - 1);
  const y = Math.max(-beyond, Math.floor(top) - 1);
  const endX = Math.min(width + beyond, Math.ceil(right) + 1);
  const endY = Math.min(height + beyond, Math.ceil(bottom) + 1);
  return [x, y, endX - x, endY - y];
}

/** A canvas blurs shadows with half of this as its standard deviation, in px of the canvas. */
const BLUR_BY_SIGMA = 2;
/** Coordinate beyond every picture, in px. */
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

/** An empty canvas beside every page. */
export function offscreenContext(width: number, height: number): BrowserContext {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return context;
}

/** A canvas is read and written: 10 ms for 1080p. */
function changePixels({ context, source }: CanvasLayer, change: PixelChange, matrix: Matrix): void {
  const image = context.getImageData(...source);
  change(image, matrix);
  context.putImageData(image, source[0], source[1]);
}
