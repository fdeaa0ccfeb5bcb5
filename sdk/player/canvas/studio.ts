/** The canvases that a scene worker paints, and what it paints on them: the newest version of each scene that it compiled. */
import type { LottieAnimation } from '../../scene/lottie';
import type { Refusal, ToCanvas } from '../compiling/canvas-messages';
import type { Ground } from './backdrop';
import { type CompiledVersion, Easel } from './easel';
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
  readonly #grounds = new Map<number, Ground>();
  readonly #pictures = new PictureShelf();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(answer: (refusal: Refusal) => void) {
    this.#answer = answer;
  }

  receive(message: ToCanvas): void {
    if (message.type === 'canvas') this.#open(message.canvasId, message.canvas);
    else if (message.type === 'ground') this.#keepGround(message.sceneId, message.ground);
    else if (message.type === 'close') this.#easels.delete(message.canvasId);
    else this.#turnTo(this.#easels.get(message.canvasId), message);
  }

  /** A newer version of a scene. */
  compiled(sceneId: number, requestId: number, animation: LottieAnimation): void {
    this.#versions.set(sceneId, new LazyVersion(requestId, animation, this.#pictures));
    for (const easel of this.#easels.values()) easel.compiled(sceneId, requestId);
    if (this.#easels.size > 0) this.#prepareIn(QUIET_MS);
  }

  #turnTo(easel: Easel | undefined, message: Exclude<ToCanvas, { type: 'canvas' | 'ground' | 'close' }>): void {
    if (message.type === 'resize') easel?.resize(message.width, message.height);
    else if (message.type === 'paint') easel?.paint(message.view);
    else if (message.type === 'follow') easel?.follow(message.view);
    else easel?.settle(message);
  }

  #open(canvasId: number, canvas: OffscreenCanvas): void {
    const easel = new Easel(canvas, {
      versionOf: (sceneId) => this.#versions.get(sceneId),
      groundOf: (sceneId) => this.#grounds.get(sceneId),
      pictures: this.#pictures,
      onUnpainted: ({ sceneId, requestId }, isFinal) =>
        this.#answer({ type: 'unpainted', canvasId, sceneId, requestId, isFinal }),
    });
    this.#easels.set(canvasId, easel);
    this.#prepareIn(QUIET_MS);
  }

  #keepGround(sceneId: number, sent: VideoFrame | ImageBitmap): void {
    this.#grounds.get(sceneId)?.image.close();
    const isFrame = !(sent instanceof ImageBitmap);
    this.#grounds.set(sceneId, { image: isFrame ? pixelsOf(sent) : sent, isWhole: !isFrame });
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

  prepare(): void {
    void this.#pictures.fetch(this.drawing?.pictures ?? []);
  }
}

/** Px: more of a video that stands still is not missed while something else moves. */
const GROUND_PX = 960;

/** A frame of a video holds its decoder up until it is closed. */
function pixelsOf(frame: VideoFrame): ImageBitmap {
  const scale = Math.min(1, GROUND_PX / Math.max(frame.displayWidth, frame.displayHeight));
  const canvas = new OffscreenCanvas(Math.round(frame.displayWidth * scale), Math.round(frame.displayHeight * scale));
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  frame.close();
  return canvas.transferToImageBitmap();
}
