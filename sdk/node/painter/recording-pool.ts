/**
 * The layers of Skia in Node. A canvas there records what is drawn and paints it later, and draws the record of another
 * canvas as one layer, within a rectangle. So a layer is a canvas of a few pixels that is never painted: its record is
 * drawn `SCALE` times larger.
 */
import { type Canvas, createCanvas, ImageData, type SKRSContext2D, Path2D as SkiaPath } from '@napi-rs/canvas';
import { css } from '../../painter/color';
import type { DecodedPicture } from '../../painter/decoded-picture';
import {
  BLUR_REACH,
  type Bounds,
  type Context2D,
  type FilledOutline,
  type LayerPool,
  type Laying,
  MOST_REACH_PX,
  reachOf,
  type Shadow,
} from '../../painter/layer-pool';
import type { PixelArea, PixelChange } from '../../painter/pixels/pixel-area';
import { intersection, inverseOf, type Matrix, movedBounds, multiply, scaleOf, widened } from '../../painter/transform';
import { type RecordArea, SkiaContext } from './skia-context';

/** Pixels of the picture per pixel of a record. A power of two, so that no coordinate is rounded. */
const SCALE = 64;
/** In the coordinates of what is drawn: beyond every picture. */
const FAR = 1e5;
/** Skia blends these through one more layer, and would apply an opacity twice. */
const LAYERED_BLENDS: ReadonlySet<string> = new Set([
  'source-in',
  'source-out',
  'destination-in',
  'destination-out',
  'destination-atop',
  'copy',
]);

const MOST_TILES = 1000;

/** All pools share them. */
const tilePictures = new WeakMap<PixelArea, DecodedPicture>();

/** All contexts are `SkiaContext`s: `paint` opens the first one. */
export class RecordingPool implements LayerPool {
  readonly #widthPx: number;
  readonly #heightPx: number;
  readonly #pile: SkiaContext[] = [];
  #used = 0;

  /** Size of the picture in px. */
  constructor(widthPx: number, heightPx: number) {
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
  }

  /** True if it was made for a picture of this size. */
  isFor(widthPx: number, heightPx: number): boolean {
    return widthPx === this.#widthPx && heightPx === this.#heightPx;
  }

  /** Draws over the content of the canvas; `matrix` maps to its pixels. */
  paint(context: SKRSContext2D, matrix: Matrix, draw: (context: Context2D) => void): void {
    this.#record(multiply([1 / SCALE, 0, 0, 1 / SCALE, 0, 0], matrix), draw, (record) => {
      const { width, height } = record;
      context.drawCanvas(record, 0, 0, width, height, 0, 0, width * SCALE, height * SCALE);
    });
  }

  createPath(): Path2D {
    return new SkiaPath() as unknown as Path2D;
  }

  /** Patterns of this canvas are smoothed even if each of their pixels is one of the picture. */
  fillWithTiles(context: Context2D, tile: PixelArea, bounds: Bounds): void {
    const back = inverseOf((context as SkiaContext).matrix);
    if (!back) return;
    const { width, height } = tile;
    const picture = movedBounds([0, 0, this.#widthPx / SCALE, this.#heightPx / SCALE], back);
    const [left, top, right, bottom] = intersection(bounds, picture);
    // so many of them are too small to be seen
    if (((right - left) / width) * ((bottom - top) / height) > MOST_TILES) return;
    const path = this.createPath();
    path.rect(left, top, right - left, bottom - top);
    const image = pictureOfTile(tile);
    this.clip(context, path, (within) => {
      within.imageSmoothingQuality = 'low';
      for (let y = Math.floor(top / height) * height; y < bottom; y += height)
        for (let x = Math.floor(left / width) * width; x < right; x += width)
          within.drawImage(image, x, y, width, height);
    });
  }

  lay(context: Context2D, laying: Laying, draw: (context: Context2D) => void): void {
    const { opacity = 1, blend = 'source-over', change, bounds, sigma = 0, shadow } = laying;
    const under = context as SkiaContext;
    const area = this.#areaOf(under.matrix, bounds, reachOf(laying));
    if (area[2] <= 0 || area[3] <= 0) return;
    const alpha = context.globalAlpha * opacity;
    if (alpha < 1 && LAYERED_BLENDS.has(blend)) {
      const faded = (layer: Context2D) => this.lay(layer, { ...laying, opacity: alpha, blend: 'source-over' }, draw);
      this.#layRecord(under, 1, blend, area, faded);
    } else if (shadow) this.#layWithShadow(under, { ...laying, shadow }, { alpha, blend, area }, draw);
    else if (sigma > 0) this.#layBlurred(under, { ...laying, sigma }, alpha, draw);
    else if (change) this.#layChanged(under, change, { alpha, blend, area }, draw);
    else this.#layRecord(under, alpha, blend, area, draw);
  }

  clip(context: Context2D, path: Path2D, draw: (context: Context2D) => void): void {
    const under = context as SkiaContext;
    if (under.hasClip) this.#clipInRecord(under, path, draw);
    else {
      under.save();
      under.clip(path, () => draw(under));
      under.restore();
    }
  }

  /** Skia clips smoothly. Outlines of several opacities cut a layer instead. */
  fill(
    context: Context2D,
    outlines: readonly FilledOutline[],
    bounds: Bounds,
    draw: (context: Context2D) => void,
  ): void {
    const [first, ...others] = outlines;
    if (!first) return;
    if (others.every(({ opacity }) => opacity === first.opacity)) {
      const path = this.createPath();
      for (const outline of outlines) path.addPath(outline.path);
      this.clip(context, path, (within) => {
        within.globalAlpha *= first.opacity;
        draw(within);
      });
    } else
      this.lay(context, { bounds }, (layer) => {
        draw(layer);
        this.lay(layer, { bounds, blend: 'destination-in' }, (cut) => {
          for (const { path, opacity } of outlines) {
            cut.globalAlpha = opacity;
            cut.fill(path);
          }
        });
      });
  }

  fillSoftly(context: Context2D, path: Path2D, sigma: number): void {
    const under = context as SkiaContext;
    const { matrix, fillStyle, globalAlpha } = under;
    const fill = (layer: Context2D) => {
      layer.fillStyle = fillStyle;
      layer.fill(path);
    };
    const softening = { sigma: sigma * scaleOf(matrix), x: 0, y: 0 };
    this.#record(matrix, fill, (record) => under.drawSoftLayer(record, softening, globalAlpha));
  }

  #layBlurred(
    under: SkiaContext,
    { change, sigma, bounds, blend = 'source-over' }: Laying & { readonly sigma: number },
    alpha: number,
    draw: (context: Context2D) => void,
  ): void {
    const reach = BLUR_REACH * sigma;
    const changed = { change, reach, ...(bounds && { bounds }) };
    const content = change ? (layer: Context2D) => this.lay(layer, changed, draw) : draw;
    const softening = { sigma: sigma * scaleOf(under.matrix), x: 0, y: 0 };
    const area = bounds && this.#areaOf(under.matrix, widened(bounds, reach), reach);
    this.#record(under.matrix, content, (record) => under.drawSoftLayer(record, softening, alpha, { blend, area }));
  }

  /** The shadow is the layer in its color, drawn softly below it. */
  #layWithShadow(
    under: SkiaContext,
    { shadow: { color, opacity, sigma, x, y }, bounds }: Laying & { readonly shadow: Shadow },
    { alpha, blend, area }: DrawnLayer,
    draw: (context: Context2D) => void,
  ): void {
    const [a, b, c, d] = under.matrix;
    const softening = { sigma: sigma * scaleOf(under.matrix), x: a * x + c * y, y: b * x + d * y };
    this.#record(under.matrix, draw, (record) => {
      const tint = (shadow: Context2D) => {
        (shadow as SkiaContext).drawRecord(record);
        this.lay(shadow, { blend: 'source-in' }, (tinted) => {
          tinted.fillStyle = css(color);
          tinted.fillRect(-FAR, -FAR, 2 * FAR, 2 * FAR);
        });
      };
      const reach = BLUR_REACH * sigma;
      const reached = bounds && this.#areaOf(under.matrix, widened(bounds, reach), reach + Math.hypot(x, y));
      this.#record(under.matrix, tint, (shadow) =>
        under.drawSoftLayer(shadow, softening, alpha * opacity, { area: reached }),
      );
      under.drawLayer({ record }, area, alpha, blend);
    });
  }

  #layRecord(
    under: SkiaContext,
    alpha: number,
    blend: GlobalCompositeOperation,
    area: RecordArea,
    draw: (context: Context2D) => void,
  ): void {
    // what cuts has to be drawn even where it is empty
    const all = (layer: Context2D) => {
      if (blend === 'destination-in') (layer as SkiaContext).clear();
      draw(layer);
    };
    this.#record(under.matrix, all, (record) => under.drawLayer({ record }, area, alpha, blend));
  }

  #layChanged(
    under: SkiaContext,
    change: PixelChange,
    { alpha, blend, area }: DrawnLayer,
    draw: (context: Context2D) => void,
  ): void {
    const matrix = multiply([SCALE, 0, 0, SCALE, 0, 0], under.matrix);
    this.#record(under.matrix, draw, (record) =>
      under.drawLayer({ record, picture: changedPicture(record, area, change, matrix) }, area, alpha, blend),
    );
  }

  #clipInRecord(under: SkiaContext, path: Path2D, draw: (context: Context2D) => void): void {
    const clipped = (within: Context2D) => {
      within.globalAlpha = under.globalAlpha;
      this.clip(within, path, draw);
    };
    this.#record(under.matrix, clipped, (record) => under.drawRecord(record));
  }

  #record(matrix: Matrix, draw: (context: Context2D) => void, use: (record: Canvas) => void): void {
    const context = this.#pile[this.#used] ?? new SkiaContext(this.#createRecord(), SCALE);
    this.#pile[this.#used] = context;
    this.#used += 1;
    context.begin(matrix);
    try {
      draw(context);
      use(context.canvas);
    } catch (thrown) {
      this.#pile.length = 0; // one of them may be halfway through
      throw thrown;
    } finally {
      this.#used -= 1;
    }
  }

  #createRecord(): Canvas {
    return createCanvas(Math.ceil(this.#widthPx / SCALE), Math.ceil(this.#heightPx / SCALE));
  }

  /** Whole pixels of the picture and its reach that hold the bounds, and one more on each side for smooth edges. */
  #areaOf(matrix: Matrix, bounds: Bounds | undefined, reach: number): RecordArea {
    if (!bounds) return [0, 0, Math.ceil(this.#widthPx / SCALE), Math.ceil(this.#heightPx / SCALE)];
    const beyond = Math.ceil(Math.min(MOST_REACH_PX, reach * scaleOf(matrix) * SCALE));
    const [left, top, right, bottom] = movedBounds(bounds, matrix);
    const x = Math.max(-beyond, Math.floor(left * SCALE) - 1);
    const y = Math.max(-beyond, Math.floor(top * SCALE) - 1);
    const width = Math.min(this.#widthPx + beyond, Math.ceil(right * SCALE) + 1) - x;
    const height = Math.min(this.#heightPx + beyond, Math.ceil(bottom * SCALE) + 1) - y;
    return [x / SCALE, y / SCALE, width / SCALE, height / SCALE];
  }
}

function pictureOfTile(tile: PixelArea): DecodedPicture {
  const known = tilePictures.get(tile);
  if (known) return known;
  const canvas = createCanvas(tile.width, tile.height);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(tile.data), tile.width, tile.height), 0, 0);
  const picture = canvas as unknown as DecodedPicture;
  tilePictures.set(tile, picture);
  return picture;
}

/** Drawing options of a layer. */
interface DrawnLayer {
  readonly alpha: number;
  readonly blend: GlobalCompositeOperation;
  readonly area: RecordArea;
}

/** Paints a part of a record and changes its pixels. */
function changedPicture(record: Canvas, area: RecordArea, change: PixelChange, matrix: Matrix): Canvas {
  const [x, y, width, height] = area;
  const canvas = createCanvas(width * SCALE, height * SCALE);
  const context = canvas.getContext('2d');
  context.drawCanvas(record, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  change(image, matrix);
  context.putImageData(image, 0, 0);
  return canvas;
}
