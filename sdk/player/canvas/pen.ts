/** What scenes are painted with in a worker, and sheets for what has to be put together before it is laid on. */
import type { Color } from './color';

export type Pen = OffscreenCanvasRenderingContext2D;

export interface PaintContext {
  readonly sheets: Sheets;
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
export class Sheets {
  readonly #pile: Pen[] = [];
  #used = 0;
  #width = 0;
  #height = 0;

  /** Px of the picture. */
  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    [this.#width, this.#height] = [width, height];
    this.#pile.length = 0;
  }

  /** Draws on a sheet in the pen's coordinates and lays that on: shapes that overlap fade or blend as one. */
  lay(pen: Pen, { opacity = 1, blend = 'source-over' }: Laying, draw: (pen: Pen) => void): void {
    this.#with(pen, undefined, draw, (sheet) => {
      pen.save();
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.globalAlpha *= opacity;
      pen.globalCompositeOperation = blend;
      pen.drawImage(sheet, 0, 0);
      pen.restore();
    });
  }

  /** Draws on a sheet and fills outlines with it, each with an opacity. A canvas clips in whole px, but fills smoothly. */
  fill(
    pen: Pen,
    outlines: readonly { readonly path: Path2D; readonly opacity: number }[],
    bounds: Bounds,
    draw: (pen: Pen) => void,
  ): void {
    this.#with(pen, bounds, draw, (sheet) => {
      const pattern = pen.createPattern(sheet, 'no-repeat');
      if (!pattern) return;
      pattern.setTransform(pen.getTransform().inverse());
      const alpha = pen.globalAlpha;
      pen.fillStyle = pattern;
      for (const { path, opacity } of outlines) {
        pen.globalAlpha = alpha * opacity;
        pen.fill(path);
      }
      pen.globalAlpha = alpha;
    });
  }

  /** `bounds`, in the pen's coordinates: nothing else of the sheet is wanted. */
  #with(pen: Pen, bounds: Bounds | undefined, draw: (pen: Pen) => void, use: (sheet: OffscreenCanvas) => void): void {
    const sheet = this.#pile[this.#used] ?? penOf(this.#width, this.#height);
    this.#pile[this.#used] = sheet;
    this.#used += 1;
    sheet.save();
    sheet.setTransform(pen.getTransform());
    if (bounds) {
      const [left, top, right, bottom] = bounds;
      sheet.beginPath();
      sheet.rect(left - 1, top - 1, right - left + 2, bottom - top + 2);
      sheet.clip();
    }
    sheet.save();
    sheet.setTransform(1, 0, 0, 1, 0, 0);
    sheet.clearRect(0, 0, this.#width, this.#height);
    sheet.restore();
    draw(sheet);
    sheet.restore();
    use(sheet.canvas);
    this.#used -= 1;
  }
}

function penOf(width: number, height: number): Pen {
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas.');
  return pen;
}
