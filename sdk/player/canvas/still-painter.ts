/** Stills of scenes, painted in a worker one after the other. */
import { CanvasPool } from '../../painter/canvas-pool';
import type { SceneDrawing } from '../../painter/scene-drawing';
import type { SceneStillRequest } from '../compiling/canvas-messages';
import { backdropPictures, paintBackdrop } from './backdrop';
import type { SceneDocuments } from './documents';
import type { ImageCache } from './image-cache';

/** A picture that takes longer leaves its place empty. */
const PATIENCE_MS = 3000;

export class StillPainter {
  readonly #documents: SceneDocuments;
  readonly #pictures: ImageCache;
  #last: Promise<unknown> = Promise.resolve();

  constructor(documents: SceneDocuments, pictures: ImageCache) {
    this.#documents = documents;
    this.#pictures = pictures;
  }

  /** Undefined for a document that is not here or cannot be painted, and where a picture cannot be read. */
  paint(still: SceneStillRequest): Promise<ImageBitmap | undefined> {
    const painted = this.#last.then(() => this.#paint(still)).catch(() => undefined);
    this.#last = painted;
    return painted;
  }

  async #paint(still: SceneStillRequest): Promise<ImageBitmap | undefined> {
    const drawing = this.#documents.drawing(still.documentId);
    if (typeof drawing === 'string') return undefined;
    const wanted = [...drawing.pictures, ...backdropPictures(still.backdrop)];
    await inTime(this.#pictures.fetch(wanted));
    if (wanted.some((address) => this.#pictures.at(address) === null)) return undefined;
    const canvas = new OffscreenCanvas(still.width, still.height);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const pool = new CanvasPool();
    pool.resize(still.width, still.height);
    drawStill(context, drawing, still, { pool, pictures: this.#pictures });
    return canvas.transferToImageBitmap();
  }
}

/** Draws backdrop and scene over the whole canvas of the context. */
export function drawStill(
  context: OffscreenCanvasRenderingContext2D,
  drawing: SceneDrawing,
  { frame, backdrop, width, height }: Omit<SceneStillRequest, 'documentId'>,
  { pool, pictures }: { readonly pool: CanvasPool; readonly pictures: ImageCache },
): void {
  context.setTransform(width / drawing.width, 0, 0, height / drawing.height, 0, 0);
  const size = { widthPx: drawing.width, heightPx: drawing.height };
  paintBackdrop(context, backdrop, size, (address) => pictures.at(address) ?? undefined);
  drawing.draw(context, frame, { pool });
  context.setTransform(1, 0, 0, 1, 0, 0);
}

function inTime(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
