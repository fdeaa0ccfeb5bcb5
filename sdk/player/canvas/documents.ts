/** Compiled scenes by the number of their document, read by the painter when they are first painted. */
import type { Pictures } from '../../painter/picture';
import { drawingOf, type SceneDrawing } from '../../painter/scene-drawing';
import type { LottieAnimation } from '../../scene/lottie';

/** Drawing of a document by the painter. */
export type DocumentDrawing = SceneDrawing | 'unknown' | 'unpaintable';

export class SceneDocuments {
  readonly #pictures: Pictures;
  readonly #documents = new Map<number, LazyDrawing>();

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  set(documentId: number, animation: LottieAnimation): void {
    this.#documents.set(documentId, new LazyDrawing(animation, this.#pictures));
  }

  has(documentId: number): boolean {
    return this.#documents.has(documentId);
  }

  drawing(documentId: number): DocumentDrawing {
    const document = this.#documents.get(documentId);
    return document ? document.drawing : 'unknown';
  }

  animation(documentId: number): LottieAnimation | undefined {
    return this.#documents.get(documentId)?.animation;
  }

  /** True if the painter has read it. */
  isRead(documentId: number): boolean {
    return this.#documents.get(documentId)?.isRead ?? true;
  }

  /** Drops all others. */
  keep(documentIds: ReadonlySet<number>): void {
    for (const documentId of this.#documents.keys())
      if (!documentIds.has(documentId)) this.#documents.delete(documentId);
  }

  /** Drops what the painter made of them: it is made again when it is needed. */
  forgetDrawings(): void {
    for (const document of this.#documents.values()) document.forget();
  }
}

class LazyDrawing {
  readonly animation: LottieAnimation;
  readonly #pictures: Pictures;
  #drawing: SceneDrawing | 'unpaintable' | undefined;

  constructor(animation: LottieAnimation, pictures: Pictures) {
    this.animation = animation;
    this.#pictures = pictures;
  }

  get isRead(): boolean {
    return this.#drawing !== undefined;
  }

  get drawing(): SceneDrawing | 'unpaintable' {
    this.#drawing ??= drawingOf(this.animation, this.#pictures) ?? 'unpaintable';
    return this.#drawing;
  }

  forget(): void {
    this.#drawing = undefined;
  }
}
