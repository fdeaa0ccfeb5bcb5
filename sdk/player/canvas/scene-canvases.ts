/**
 * Paintings of a scene worker: canvases of the page, and stills. It has the scenes that it compiled, and those that the
 * page sends.
 */
import { CanvasPool, offscreenContext } from '../../painter/canvas-pool';
import { TransitionPainter } from '../../painter/transitions/transition-painter';
import type { LottieAnimation } from '../../scene/lottie';
import type { FromCanvas, SceneStillRequest, ToCanvas } from '../compiling/canvas-messages';
import { inNextTask } from '../compiling/next-task';
import type { CompileRequest } from '../compiling/worker-messages';
import { SceneDocuments } from './documents';
import { ImageCache } from './image-cache';
import { StageCanvas } from './stage-canvas';
import { StillPainter } from './still-painter';

/** Once nothing was compiled for so long, scenes are got ready: pictures fetched, documents read. */
const QUIET_MS = 1500;
/** Between one and the next. */
const PAUSE_MS = 30;
/** Scenes whose pictures are fetched ahead: more would not be kept. */
const SCENES_AHEAD = 8;

type OfCanvas = Exclude<ToCanvas, { type: 'document' | 'canvas' | 'still' }>;

export class SceneCanvases {
  readonly #answer: (answer: FromCanvas, transfer?: Transferable[]) => void;
  readonly #canvases = new Map<number, StageCanvas>();
  readonly #pictures = new ImageCache();
  readonly #documents = new SceneDocuments((address) => this.#pictures.at(address) ?? undefined);
  readonly #stills = new StillPainter(this.#documents, this.#pictures);
  /** By scene, the document that was compiled last. */
  readonly #newest = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(answer: (answer: FromCanvas, transfer?: Transferable[]) => void) {
    this.#answer = answer;
  }

  receive(message: ToCanvas): void {
    if (message.type === 'document') this.#arrived(message.documentId, message.animation);
    else if (message.type === 'still') void this.#paintStill(message.stillId, message.still);
    else if (message.type === 'canvas') this.#open(message.canvasId, message.canvas);
    else if (message.type === 'close') this.#close(message.canvasId);
    else this.#pass(this.#canvases.get(message.canvasId), message);
  }

  /** A version of a scene, with the request that it was compiled for. */
  compiled(request: Pick<CompileRequest, 'sceneId' | 'requestId' | 'replaces'>, animation: LottieAnimation): void {
    const { sceneId, requestId, replaces } = request;
    this.#documents.set(requestId, animation);
    this.#newest.set(sceneId, requestId);
    for (const canvas of this.#canvases.values()) canvas.compiled(requestId, replaces);
    this.#dropOld();
    if (this.#canvases.size > 0) this.#prepareIn(QUIET_MS);
  }

  #pass(canvas: StageCanvas | undefined, message: OfCanvas): void {
    if (message.type === 'resize') canvas?.resize(message.width, message.height);
    else if (message.type === 'show') canvas?.show(message.frame);
    else if (message.type === 'play') canvas?.play(message.run);
    else if (message.type === 'video') this.#passVideo(canvas, message);
    else if (message.type === 'timeline') {
      canvas?.setTimeline(message.timeline);
      this.#dropOld();
      this.#prepareIn(QUIET_MS);
    }
  }

  #passVideo(canvas: StageCanvas | undefined, { sceneId, picture }: Extract<OfCanvas, { type: 'video' }>): void {
    if (canvas) canvas.setVideoPicture(sceneId, picture);
    else picture.close();
  }

  #open(canvasId: number, element: OffscreenCanvas): void {
    const canvas = new StageCanvas(element, {
      drawingOf: (documentId) => this.#documents.drawing(documentId),
      animationOf: (documentId) => this.#documents.animation(documentId),
      pictures: this.#pictures,
      createPool: () => new CanvasPool(),
      createContext: offscreenContext,
      openTransitions: (host) => new TransitionPainter(host),
      schedule: inNextTask,
      onPainted: (painted) => this.#answer({ type: 'painted', canvasId, painted }),
      onUnpainted: (documentId, refusal) => this.#answer({ type: 'unpainted', canvasId, documentId, refusal }),
      refusesUnreadable: true,
    });
    this.#canvases.set(canvasId, canvas);
  }

  /** Without an open canvas everything that is large is released; it is made again when it is needed. */
  #close(canvasId: number): void {
    this.#canvases.get(canvasId)?.close();
    this.#canvases.delete(canvasId);
    this.#dropOld();
    if (this.#canvases.size > 0) return;
    clearTimeout(this.#timer);
    this.#pictures.clear();
    this.#documents.forgetDrawings();
  }

  #arrived(documentId: number, animation: LottieAnimation): void {
    this.#documents.set(documentId, animation);
    for (const canvas of this.#canvases.values()) canvas.arrived(documentId);
  }

  /** Keeps the documents that a canvas names, and the newest version of each scene. */
  #dropOld(): void {
    const named = [...this.#canvases.values()].flatMap(({ documents }) => documents);
    this.#documents.keep(new Set([...named, ...this.#newest.values()]));
  }

  async #paintStill(stillId: number, still: SceneStillRequest): Promise<void> {
    const image = await this.#stills.paint(still);
    if (image) this.#answer({ type: 'still', stillId, image }, [image]);
    else this.#answer({ type: 'still', stillId });
  }

  /** In the order in which they will be shown. */
  #prepareIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const ahead = [...this.#canvases.values()].flatMap(({ documentsAhead }) => documentsAhead);
      const next = ahead.find((documentId) => !this.#documents.isRead(documentId));
      if (next === undefined) return;
      const drawing = this.#documents.drawing(next);
      const isSoon = ahead.indexOf(next) < SCENES_AHEAD;
      if (isSoon && typeof drawing !== 'string') void this.#pictures.fetch(drawing.pictures);
      this.#prepareIn(PAUSE_MS);
    }, delayMs);
  }
}
