/** A canvas that the page's own thread paints: for pages without a worker, and for pictures that a worker may not read. */
import { CanvasPool } from '../../painter/canvas-pool';
import type { LottieAnimation } from '../../scene/lottie';
import { Documents } from '../canvas/documents';
import { StageCanvas } from '../canvas/stage-canvas';
import { followSize } from './canvas-size';
import { pageContext, pagePictures } from './page-canvas';
import { type Surface, type SurfaceEvents, surfaceElement, timelineOf } from './surface';
import { whenIdle } from './when-idle';

export function openPageSurface(picture: HTMLElement, events: SurfaceEvents): Surface {
  const element = surfaceElement();
  const pictures = pagePictures();
  const documents = new NumberedDocuments(new Documents((address) => pictures.at(address) ?? undefined));
  const canvas = new StageCanvas(element, {
    drawingOf: (documentId) => documents.all.drawing(documentId),
    pictures,
    createPool: () => new CanvasPool(pageContext),
    schedule: (paint) => paint(),
    onPainted: events.onPainted,
    onUnpainted(documentId, refusal) {
      const animation = documents.animationOf(documentId);
      if (animation && refusal !== 'unknown') events.onRefused(animation, refusal);
    },
    refusesUnreadable: false,
  });
  picture.append(element);
  const stopFollowing = followSize(element, (width, height) => canvas.resize(width, height));
  let callOff = () => {};
  const readNext = () => {
    callOff();
    callOff = whenIdle(() => documents.read(canvas.documentsAhead[1]));
  };
  return {
    element,
    setComposition(composition) {
      canvas.setTimeline(composition ? timelineOf(composition, (animation) => documents.numberOf(animation)) : null);
      documents.keep(canvas.documents);
    },
    show(frame) {
      canvas.show(frame);
      readNext();
    },
    play(run) {
      canvas.play(run);
      readNext();
    },
    close() {
      callOff();
      stopFollowing();
      canvas.close();
      pictures.clear();
      element.remove();
    },
  };
}

/** Gives each document a number, and reads it when it is painted for the first time. */
class NumberedDocuments {
  readonly all: Documents;
  readonly #numbers = new Map<LottieAnimation, number>();
  #count = 0;

  constructor(all: Documents) {
    this.all = all;
  }

  numberOf(animation: LottieAnimation): number {
    const known = this.#numbers.get(animation);
    if (known !== undefined) return known;
    this.#count += 1;
    this.#numbers.set(animation, this.#count);
    this.all.set(this.#count, animation);
    return this.#count;
  }

  animationOf(documentId: number): LottieAnimation | undefined {
    return [...this.#numbers].find(([, number]) => number === documentId)?.[0];
  }

  /** Ahead of its first frame. */
  read(documentId: number | undefined): void {
    if (documentId !== undefined) this.all.drawing(documentId);
  }

  keep(documentIds: readonly number[]): void {
    const kept = new Set(documentIds);
    this.all.keep(kept);
    for (const [animation, documentId] of this.#numbers) if (!kept.has(documentId)) this.#numbers.delete(animation);
  }
}
