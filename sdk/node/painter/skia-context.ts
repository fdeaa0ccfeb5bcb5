/**
 * The painter's context over a canvas of Node. Its state is kept here and reaches the canvas with what is drawn. A call of
 * a canvas costs more than the work that it asks for, and a canvas keeps opacities in 255 steps only.
 */
import type { Canvas, SKRSContext2D, Path2D as SkiaPath } from '@napi-rs/canvas';
import type { DecodedPicture } from '../../painter/decoded-picture';
import type { Context2D } from '../../painter/layer-pool';
import { IDENTITY, type Matrix, multiply } from '../../painter/transform';

/** X, y, width, height, in px of a record. */
export type RecordArea = readonly [number, number, number, number];

export interface RecordedLayer {
  readonly record: Canvas;
  /** A picture of the part that is drawn. Absent: the record itself is drawn. */
  readonly picture?: Canvas;
}

/** Drawing options of a soft layer. Defaults: over what is there, all of it. */
export interface SoftLayer {
  readonly blend?: GlobalCompositeOperation | undefined;
  readonly area?: RecordArea | undefined;
}

const BLACK = 'black';

export interface Softening {
  /** Standard deviation of the blur. */
  readonly sigma: number;
  readonly x: number;
  readonly y: number;
}

/** A canvas keeps opacities in so many steps. */
const STEPS = 255;
/** Changes nothing. A canvas draws an opaque record in place if there is no filter. */
const AS_A_LAYER = 'saturate(100%)';

interface State {
  readonly matrix: Matrix;
  readonly globalAlpha: number;
}

/** Settings that reach the canvas when they differ from what it has. */
interface Settings {
  fillStyle: Context2D['fillStyle'];
  strokeStyle: Context2D['strokeStyle'];
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  lineDashOffset: number;
  miterLimit: number;
}

export class SkiaContext implements Context2D {
  globalAlpha = 1;
  fillStyle: Context2D['fillStyle'] = BLACK;
  strokeStyle: Context2D['strokeStyle'] = BLACK;
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  lineDashOffset = 0;
  miterLimit = 10;
  imageSmoothingQuality: ImageSmoothingQuality = 'low';
  readonly #skia: SKRSContext2D;
  readonly #pxPerUnit: number;
  readonly #saved: State[] = [];
  #applied: Partial<Settings> = {};
  #matrix: Matrix = IDENTITY;
  #appliedMatrix: Matrix | undefined;
  #appliedAlpha: number | undefined;
  #dashes: readonly number[] = [];
  #hasClip = false;

  /** `pxPerUnit`: pixels of the picture per pixel of the canvas. */
  constructor(
    readonly canvas: Canvas,
    pxPerUnit: number,
  ) {
    this.#pxPerUnit = pxPerUnit;
    this.#skia = canvas.getContext('2d');
  }

  get matrix(): Matrix {
    return this.#matrix;
  }

  /** A canvas cuts a second clip in the coordinates of the first. */
  get hasClip(): boolean {
    return this.#hasClip;
  }

  /** Empties the record: a canvas forgets all when it gets a size. `clearRect` would be recorded. */
  begin(matrix: Matrix): void {
    this.canvas.width = this.canvas.width;
    this.#applied = {};
    this.#appliedMatrix = undefined;
    this.#appliedAlpha = undefined;
    this.#dashes = [];
    this.#matrix = matrix;
    this.globalAlpha = 1;
    this.fillStyle = BLACK;
    this.strokeStyle = BLACK;
  }

  /** Skia draws no record in which nothing was drawn, so this leaves a mark in it. */
  clear(): void {
    this.#place(IDENTITY);
    this.#skia.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  save(): void {
    this.#saved.push({ matrix: this.#matrix, globalAlpha: this.globalAlpha });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (!state) return;
    this.#matrix = state.matrix;
    this.globalAlpha = state.globalAlpha;
  }

  // biome-ignore lint/complexity/useMaxParams: the canvas has it so
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix = multiply(this.#matrix, [a, b, c, d, e, f]);
  }

  setLineDash(segments: number[]): void {
    const isSame = segments.length === this.#dashes.length && segments.every((one, at) => one === this.#dashes[at]);
    if (isSame) return;
    this.#dashes = segments;
    this.#skia.setLineDash(segments);
  }

  fill(path: Path2D, rule?: CanvasFillRule): void {
    this.#prepare();
    this.#set('fillStyle');
    this.#skia.fill(path as unknown as SkiaPath, rule);
  }

  stroke(path: Path2D): void {
    this.#prepare();
    for (const name of ['strokeStyle', 'lineWidth', 'lineCap', 'lineJoin', 'lineDashOffset', 'miterLimit'] as const)
      this.#set(name);
    this.#skia.stroke(path as unknown as SkiaPath);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#prepare();
    this.#set('fillStyle');
    this.#skia.fillRect(x, y, width, height);
  }

  drawImage(image: DecodedPicture, x: number, y: number, width: number, height: number): void {
    this.#prepare();
    this.#skia.imageSmoothingQuality = this.#isHalved(image, width, height) ? this.imageSmoothingQuality : 'low';
    this.#skia.drawImage(image as unknown as Canvas, x, y, width, height);
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasGradient {
    return this.#skia.createLinearGradient(x0, y0, x1, y1);
  }

  // biome-ignore lint/complexity/useMaxParams: the canvas has it so
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): CanvasGradient {
    return this.#skia.createRadialGradient(x0, y0, r0, x1, y1, r1);
  }

  /** Cuts what `draw` draws. */
  clip(path: Path2D, draw: () => void): void {
    this.#prepare();
    // the canvas goes back to these with `restore`
    const settings = { ...this.#applied };
    const matrix = this.#appliedMatrix;
    const alpha = this.#appliedAlpha;
    const dashes = this.#dashes;
    this.#skia.save();
    this.#skia.clip(path as unknown as SkiaPath);
    this.#hasClip = true;
    draw();
    this.#hasClip = false;
    this.#skia.restore();
    this.#applied = settings;
    this.#appliedMatrix = matrix;
    this.#appliedAlpha = alpha;
    this.#dashes = dashes;
  }

  /** Draws a record in place, in px of the canvas: what is in it blends with what is below it. */
  drawRecord(record: Canvas): void {
    this.#place(IDENTITY);
    this.#fade(1);
    this.#skia.drawCanvas(record, 0, 0);
  }

  /** Draws a part of a record, or a picture of it, as one layer, in px of the canvas. */
  drawLayer(
    { record, picture }: RecordedLayer,
    area: RecordArea,
    alpha: number,
    blend: GlobalCompositeOperation,
  ): void {
    this.#place(IDENTITY);
    this.#fade(alpha);
    const isOpaque = Math.round(alpha * STEPS) === STEPS && blend === 'source-over';
    if (isOpaque) this.#skia.filter = AS_A_LAYER;
    this.#skia.globalCompositeOperation = blend;
    if (picture) this.#skia.drawImage(picture, ...area);
    else this.#skia.drawCanvas(record, ...area, ...area);
    this.#skia.globalCompositeOperation = 'source-over';
    if (isOpaque) this.#skia.filter = 'none';
  }

  /**
   * Draws a record as one layer that is blurred and moved, in px of the canvas. `area`: what the blur reaches. Default:
   * all, since what lies beyond the picture may move into it.
   */
  drawSoftLayer(record: Canvas, { sigma, x, y }: Softening, alpha: number, { blend, area }: SoftLayer = {}): void {
    const { width, height } = this.canvas;
    const [left, top, across, down] = area ?? [-width, -height, 3 * width, 3 * height];
    this.#place(IDENTITY);
    this.#fade(alpha);
    this.#skia.globalCompositeOperation = blend ?? 'source-over';
    this.#skia.filter = sigma > 0 ? `blur(${sigma.toFixed(6)}px)` : AS_A_LAYER;
    this.#skia.drawCanvas(record, left, top, across, down, left + x, top + y, across, down);
    this.#skia.filter = 'none';
    this.#skia.globalCompositeOperation = 'source-over';
  }

  #prepare(): void {
    this.#place(this.#matrix);
    this.#fade(this.globalAlpha);
  }

  #place(matrix: Matrix): void {
    if (matrix !== this.#appliedMatrix) this.#skia.setTransform(...matrix);
    this.#appliedMatrix = matrix;
  }

  /** True if less than half of the pixels remain: then smaller copies of the picture are made, for each frame anew. */
  #isHalved({ width, height }: DecodedPicture, drawnWidth: number, drawnHeight: number): boolean {
    const [a, b, c, d] = this.#matrix;
    const across = (Math.hypot(a, b) * drawnWidth) / width;
    const down = (Math.hypot(c, d) * drawnHeight) / height;
    return Math.min(across, down) * this.#pxPerUnit < 0.5;
  }

  /** The nearest step: the canvas cuts off what is beyond one. */
  #fade(alpha: number): void {
    if (alpha !== this.#appliedAlpha) this.#skia.globalAlpha = Math.min(1, (Math.round(alpha * STEPS) + 0.25) / STEPS);
    this.#appliedAlpha = alpha;
  }

  #set(name: keyof Settings): void {
    if (this.#applied[name] === this[name]) return;
    Object.assign(this.#applied, { [name]: this[name] });
    Object.assign(this.#skia, { [name]: this[name] });
  }
}
