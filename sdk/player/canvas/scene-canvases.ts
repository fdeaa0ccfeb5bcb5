/** The canvases that a scene worker paints, and what it paints on them: the newest version of each scene that it compiled. */

import { drawingOf, type SceneDrawing } from '../../painter/scene-drawing';
import type { LottieAnimation } from '../../scene/lottie';
import type { PaintRefusal, ToCanvas } from '../compiling/canvas-messages';
import type { CompileRequest } from '../compiling/worker-messages';
import { ImageCache } from './image-cache';
import { videoStillOf } from './video-still';
import { type CompiledVersion, WorkerCanvas } from './worker-canvas';

/** Once nothing was compiled for so long, scenes are got ready: pictures fetched, drawings made. */
const QUIET_MS = 1500;
/** Between one and the next. */
const PAUSE_MS = 30;

export class SceneCanvases {
  readonly #answer: (refusal: PaintRefusal) => void;
  readonly #workerCanvases = new Map<number, WorkerCanvas>();
  readonly #versions = new Map<number, LazyVersion>();
  readonly #pictures = new ImageCache();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(answer: (refusal: PaintRefusal) => void) {
    this.#answer = answer;
  }

  receive(message: ToCanvas): void {
    if (message.type === 'canvas') this.#open(message.canvasId, message.canvas);
    else if (message.type === 'close') this.#close(message.canvasId);
    else this.#turnTo(this.#workerCanvases.get(message.canvasId), message);
  }

  /** A version of a scene, with the request that it was compiled for. */
  compiled(request: Pick<CompileRequest, 'sceneId' | 'requestId' | 'replaces'>, animation: LottieAnimation): void {
    this.#versions.set(request.sceneId, new LazyVersion(request.requestId, animation, this.#pictures));
    for (const workerCanvas of this.#workerCanvases.values()) workerCanvas.compiled(request);
    if (this.#workerCanvases.size > 0) this.#prepareIn(QUIET_MS);
  }

  #turnTo(workerCanvas: WorkerCanvas | undefined, message: Exclude<ToCanvas, { type: 'canvas' | 'close' }>): void {
    if (message.type === 'resize') workerCanvas?.resize(message.width, message.height);
    else if (message.type === 'paint') workerCanvas?.paint(message.view);
    else if (message.type === 'follow') workerCanvas?.follow(message.view);
    else if (message.type === 'video-still') keepVideoStill(workerCanvas, message);
    else workerCanvas?.settle(message);
  }

  #open(canvasId: number, canvas: OffscreenCanvas): void {
    const workerCanvas = new WorkerCanvas(canvas, {
      versionOf: (sceneId) => this.#versions.get(sceneId),
      pictures: this.#pictures,
      onUnpainted: ({ sceneId, requestId }, isFinal) =>
        this.#answer({ type: 'unpainted', canvasId, sceneId, requestId, isFinal }),
    });
    this.#workerCanvases.set(canvasId, workerCanvas);
    this.#prepareIn(QUIET_MS);
  }

  /** Without an open canvas everything that is large is released; it is created again when it is needed. */
  #close(canvasId: number): void {
    this.#workerCanvases.get(canvasId)?.close();
    this.#workerCanvases.delete(canvasId);
    if (this.#workerCanvases.size > 0) return;
    clearTimeout(this.#timer);
    this.#pictures.clear();
    for (const version of this.#versions.values()) version.forget();
  }

  #prepareIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = [...this.#versions.values()].find(({ isReady }) => !isReady);
      next?.prepare();
      if (next) this.#prepareIn(PAUSE_MS);
    }, delayMs);
  }
}

/** Drawn when it is first asked for. */
class LazyVersion implements CompiledVersion {
  readonly requestId: number;
  readonly #animation: LottieAnimation;
  readonly #pictures: ImageCache;
  #cached: { readonly drawing: SceneDrawing | undefined } | undefined;

  constructor(requestId: number, animation: LottieAnimation, pictures: ImageCache) {
    this.requestId = requestId;
    this.#animation = animation;
    this.#pictures = pictures;
  }

  get isReady(): boolean {
    return this.#cached !== undefined;
  }

  get drawing(): SceneDrawing | undefined {
    this.#cached ??= { drawing: drawingOf(this.#animation, (address) => this.#pictures.at(address) ?? undefined) };
    return this.#cached.drawing;
  }

  forget(): void {
    this.#cached = undefined;
  }

  prepare(): void {
    void this.#pictures.fetch(this.drawing?.pictures ?? []);
  }
}

function keepVideoStill(
  workerCanvas: WorkerCanvas | undefined,
  { sceneId, src, videoStill }: Extract<ToCanvas, { type: 'video-still' }>,
): void {
  try {
    if (workerCanvas) workerCanvas.keepVideoStill(sceneId, videoStillOf(src, videoStill));
    else videoStill.close();
  } catch {
    videoStill.close(); // a frame that cannot be read
  }
}
