/**
 * Blurs layers of a browser. Canvases of WebKit have no filters. There, a layer is drawn smaller, its pixels are
 * blurred, and it is drawn larger again. A blurred layer has no details that this could lose.
 */
import { BLUR_REACH } from './layer-pool';
import { blurPixels } from './pixels/gaussian-blur';

/** An empty canvas of a size in px. */
export type CreateContext = (width: number, height: number) => OffscreenCanvasRenderingContext2D;

/** X, y, width, height; px. */
export type CanvasArea = readonly [number, number, number, number];

/** Something on an offscreen canvas. */
export interface CanvasLayer {
  readonly context: OffscreenCanvasRenderingContext2D;
  /** Area of the layer on its canvas. */
  readonly source: CanvasArea;
  /** Target area. */
  readonly area: CanvasArea;
}

/** Least deviation in pixels of the smaller picture. Below it, the enlarged picture shows its pixels. */
const LEAST_SMALL_SIGMA = 1.5;

export class CanvasBlur {
  readonly #createContext: CreateContext;
  readonly #scratch: OffscreenCanvasRenderingContext2D[] = [];

  constructor(createContext: CreateContext) {
    this.#createContext = createContext;
  }

  /** Draws in px of the canvas. `sigmaPx`: standard deviation. */
  draw(under: OffscreenCanvasRenderingContext2D, layer: CanvasLayer, sigmaPx: number): void {
    const { context, source, area } = layer;
    if ('filter' in under) {
      under.filter = `blur(${sigmaPx.toFixed(3)}px)`;
      under.drawImage(context.canvas, ...source, ...area);
    } else this.#drawBlurredPixels(under, layer, sigmaPx);
  }

  #drawBlurredPixels(under: OffscreenCanvasRenderingContext2D, layer: CanvasLayer, sigmaPx: number): void {
    const halvings = Math.max(0, Math.floor(Math.log2(sigmaPx / LEAST_SMALL_SIGMA)));
    const factor = 2 ** halvings;
    const margin = Math.ceil((BLUR_REACH * sigmaPx) / factor) * factor;
    const [x, y, width, height] = layer.area;
    const columns = Math.ceil((width + 2 * margin) / factor);
    const rows = Math.ceil((height + 2 * margin) / factor);
    const small = this.#smaller(layer, margin, halvings);
    const image = small.getImageData(0, 0, columns, rows);
    blurPixels(image, sigmaPx / factor, sigmaPx / factor);
    small.putImageData(image, 0, 0);
    under.imageSmoothingQuality = 'low';
    const drawn: CanvasArea = [x - margin, y - margin, columns * factor, rows * factor];
    under.drawImage(small.canvas, 0, 0, columns, rows, ...drawn);
  }

  /** Halves the picture again and again: each pixel is the mean of four. */
  #smaller({ context, source }: CanvasLayer, margin: number, halvings: number): OffscreenCanvasRenderingContext2D {
    let width = source[2] + 2 * margin;
    let height = source[3] + 2 * margin;
    let small = this.#emptyContext(0, width, height);
    small.drawImage(context.canvas, ...source, margin, margin, source[2], source[3]);
    for (let done = 0; done < halvings; done++) {
      const half = this.#emptyContext((done + 1) % 2, Math.ceil(width / 2), Math.ceil(height / 2));
      half.drawImage(small.canvas, 0, 0, width, height, 0, 0, width / 2, height / 2);
      width = Math.ceil(width / 2);
      height = Math.ceil(height / 2);
      small = half;
    }
    return small;
  }

  #emptyContext(index: number, width: number, height: number): OffscreenCanvasRenderingContext2D {
    const context = this.#scratch[index] ?? this.#createContext(width, height);
    this.#scratch[index] = context;
    const { canvas } = context;
    if (canvas.width < width) canvas.width = width;
    if (canvas.height < height) canvas.height = height;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'low';
    return context;
  }
}
