/** A canvas that the page's own thread paints: for pages without a worker, and for pictures that a worker may not read. */

import type { Id } from '../../contract/schemas/ids';
import { CanvasPool } from '../../painter/canvas-pool';
import type { Composition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import { SceneDocuments } from '../canvas/documents';
import { StageCanvas } from '../canvas/stage-canvas';
import type { StageRun } from '../compiling/canvas-messages';
import { followSize } from './canvas-size';
import { pageContext, pagePictures } from './page-canvas';
import { loadTransitions, openTransitions } from './page-transitions';
import { type Surface, type SurfaceEvents, stageTimelineOf, surfaceElement } from './surface';
import { whenIdle } from './when-idle';

export class PageSurface implements Surface {
  readonly element = surfaceElement();
  readonly #pictures = pagePictures();
  readonly #documents = new NumberedDocuments(new SceneDocuments((address) => this.#pictures.at(address) ?? undefined));
  readonly #canvas: StageCanvas;
  readonly #stopFollowing: () => void;
  #callOff = () => {};

  constructor(picture: HTMLElement, { onPainted, onRefused }: SurfaceEvents) {
    this.#canvas = new StageCanvas(this.element, {
      drawingOf: (documentId) => this.#documents.all.drawing(documentId),
      animationOf: (documentId) => this.#documents.all.animation(documentId),
      pictures: this.#pictures,
      createPool: () => new CanvasPool(pageContext),
      createContext: pageContext,
      openTransitions,
      schedule: (paint) => paint(),
      onPainted,
      onUnpainted: (documentId, refusal) => {
        const animation = this.#documents.animationOf(documentId);
        if (animation && refusal !== 'unknown') onRefused(animation, refusal);
      },
      refusesUnreadable: false,
    });
    picture.append(this.element);
    this.#stopFollowing = followSize(this.element, (width, height) => this.#canvas.resize(width, height));
  }

  setComposition(composition: Composition | undefined): void {
    const numberOf = (animation: LottieAnimation) => this.#documents.numberOf(animation);
    if (composition?.scenes.some(({ transition }) => transition)) void loadTransitions().then(this.#canvas.repaint);
    this.#canvas.setTimeline(composition ? stageTimelineOf(composition, numberOf) : null);
    this.#documents.keep(this.#canvas.documents);
  }

  show(frame: number): void {
    this.#canvas.show(frame);
    this.#readNext();
  }

  play(run: StageRun): void {
    this.#canvas.play(run);
    this.#readNext();
  }

  setVideoPicture(sceneId: Id<'scene'>, picture: ImageBitmap): void {
    this.#canvas.setVideoPicture(sceneId, picture);
  }

  close(): void {
    this.#callOff();
    this.#stopFollowing();
    this.#canvas.close();
    this.#pictures.clear();
    this.element.remove();
  }

  /** The next scene, while the page is idle: its first frame must not wait for it. */
  #readNext(): void {
    this.#callOff();
    this.#callOff = whenIdle(() => this.#documents.read(this.#canvas.documentsAhead[1]));
  }
}

/** Gives each document a number, and reads it when it is painted for the first time. */
class NumberedDocuments {
  readonly all: SceneDocuments;
  readonly #numbers = new Map<LottieAnimation, number>();
  #count = 0;

  constructor(all: SceneDocuments) {
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
