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
  /** What is bright is opaque, what is dark is transparent. Default false. */
  readonly isByBrightness?: boolean;
  /** Absent: none. */
  readonly shadow?: Shadow;
}

/** In px of the canvas, whatever its transform. */
export interface Shadow {
  /** CSS. */
  readonly color: string;
  /** Standard deviation of its edge. */
  readonly sigma: number;
  /** How far it falls. */
  readonly x: number;
  readonly y: number;
}

/** An empty canvas of a size in px. */
export type CreateContext = (width: number, height: number) => Context2D;

/** Empty canvases of one size, which are used again and again: a pile, since one may be needed while another is drawn. */
export class CanvasPool {
  readonly #createContext: CreateContext;
  readonly #pile: Context2D[] = [];
  #used = 0;
  #width = 0;
  #height = 0;

  /** Default: canvases of a browser. */
  constructor(createContext: CreateContext = browserContext) {
    this.#createContext = createContext;
  }

  /** Px of the picture. */
  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    this.#pile.length = 0;
  }

  /** Draws on an offscreen canvas in the coordinates of `context`, then draws that canvas: shapes that overlap fade or blend as one. */
  lay(
    context: Context2D,
    { opacity = 1, blend = 'source-over', isByBrightness = false, shadow }: Laying,
    draw: (context: Context2D) => void,
  ): void {
    this.#with(context, undefined, draw, (offscreen) => {
      if (isByBrightness) brightnessToOpacity(offscreen);
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha *= opacity;
      context.globalCompositeOperation = blend;
      if (shadow) castShadow(context, shadow);
      context.drawImage(offscreen.canvas, 0, 0);
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
      const pattern = context.createPattern(offscreen.canvas, 'no-repeat');
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
    use: (offscreen: Context2D) => void,
  ): void {
    const offscreen = this.#pile[this.#used] ?? this.#createContext(this.#width, this.#height);
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
    use(offscreen);
    this.#used -= 1;
  }
}

function castShadow(context: Context2D, { color, sigma, x, y }: Shadow): void {
  context.shadowColor = color;
  // a canvas blurs with half of this as its standard deviation
  context.shadowBlur = 2 * sigma;
  context.shadowOffsetX = x;
  context.shadowOffsetY = y;
}

function browserContext(width: number, height: number): Context2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return context;
}

/** Weights of red, green and blue in sRGB, as masks of SVG have them. */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;

/** Canvas operations read the opacity of a picture alone, so its px are read and written: 10 ms for 1080p. */
function brightnessToOpacity(context: Context2D): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3] ?? 0;
    if (alpha === 0) continue;
    const brightness = RED * (data[index] ?? 0) + GREEN * (data[index + 1] ?? 0) + BLUE * (data[index + 2] ?? 0);
    data[index + 3] = Math.round((brightness * alpha) / 255);
  }
  context.putImageData(image, 0, 0);
}
