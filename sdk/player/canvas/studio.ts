/** The canvases that a scene worker paints, and what it paints on them: the newest version of each scene that it compiled. */
import type { LottieAnimation } from '../../scene/lottie';
import type { Refusal, ToCanvas } from '../compiling/canvas-messages';
import type { CompileRequest } from '../compiling/worker-messages';
import { type CompiledVersion, Easel } from './easel';
import { groundOf } from './ground';
import { PictureShelf } from './picture-shelf';
import { drawingOf, type SceneDrawing } from './scene-drawing';

/** Once nothing was compiled for so long, scenes are got ready: pictures fetched, drawings made. */
const QUIET_MS = 1500;
/** Between one and the next. */
const PAUSE_MS = 30;

export class Studio {
  readonly #answer: (refusal: Refusal) => void;
  readonly #easels = new Map<number, Easel>();
  readonly #versions = new Map<number, LazyVersion>();
  readonly #pictures = new PictureShelf();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(answer: (refusal: Refusal) => void) {
    this.#answer = answer;
  }

  receive(message: ToCanvas): void {
    if (message.type === 'canvas') this.#open(message.canvasId, message.canvas);
    else if (message.type === 'close') this.#close(message.canvasId);
    else this.#turnTo(this.#easels.get(message.canvasId), message);
  }

  /** A version of a scene, with the request that it was compiled for. */
  compiled(request: Pick<CompileRequest, 'sceneId' | 'requestId' | 'replaces'>, animation: LottieAnimation): void {
    this.#versions.set(request.sceneId, new LazyVersion(request.requestId, animation, this.#pictures));
    for (const easel of this.#easels.values()) easel.compiled(request);
    if (this.#easels.size > 0) this.#prepareIn(QUIET_MS);
  }

  #turnTo(easel: Easel | undefined, message: Exclude<ToCanvas, { type: 'canvas' | 'close' }>): void {
    if (message.type === 'resize') easel?.resize(message.width, message.height);
    else if (message.type === 'paint') easel?.paint(message.view);
    else if (message.type === 'follow') easel?.follow(message.view);
    else if (message.type === 'ground') keepGround(easel, message);
    else easel?.settle(message);
  }

  #open(canvasId: number, canvas: OffscreenCanvas): void {
    const easel = new Easel(canvas, {
      versionOf: (sceneId) => this.#versions.get(sceneId),
      pictures: this.#pictures,
      onUnpainted: ({ sceneId, requestId }, isFinal) =>
        this.#answer({ type: 'unpainted', canvasId, sceneId, requestId, isFinal }),
    });
    this.#easels.set(canvasId, easel);
    this.#prepareIn(QUIET_MS);
  }

  /** Nobody looks any more: everything that is large goes, and is made again when it is wanted. */
  #close(canvasId: number): void {
    this.#easels.get(canvasId)?.close();
    this.#easels.delete(canvasId);
    if (this.#easels.size > 0) return;
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
  readonly #pictures: PictureShelf;
  #made: { readonly drawing: SceneDrawing | undefined } | undefined;

  constructor(requestId: number, animation: LottieAnimation, pictures: PictureShelf) {
    this.requestId = requestId;
    this.#animation = animation;
    this.#pictures = pictures;
  }

  get isReady(): boolean {
    return this.#made !== undefined;
  }

  get drawing(): SceneDrawing | undefined {
    this.#made ??= { drawing: drawingOf(this.#animation, this.#pictures) };
    return this.#made.drawing;
  }

  forget(): void {
    this.#made = undefined;
  }

  prepare(): void {
    void this.#pictures.fetch(this.drawing?.pictures ?? []);
  }
}

function keepGround(easel: Easel | undefined, { sceneId, src, ground }: Extract<ToCanvas, { type: 'ground' }>): void {
  try {
    if (easel) easel.keepGround(sceneId, groundOf(src, ground));
    else ground.close();
  } catch {
    ground.close(); // a frame that cannot be read
  }
}
