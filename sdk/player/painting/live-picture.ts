/**
 * The picture while it changes: a canvas over the scenes, painted by the worker that compiled them. It shows each step
 * of a drag and each typed letter without waiting for the page. The page shows the same a moment later; then the canvas
 * is empty again.
 */
import type { CompiledScene, Composition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import type { CanvasBackdrop, PaintRefusal, SceneFrame } from '../compiling/canvas-messages';
import { type SceneCanvas, type SceneWorker, workerVersionOf } from '../compiling/scene-canvas';
import { Alarm } from './alarm';

/** A frame that the page has drawn is on the screen after this long at the latest. */
const SHOWN_MS = 150;

/** In front of the scenes, wherever they are added. */
const COVERING = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  zIndex: '1',
  pointerEvents: 'none',
} as const;

/** No scene has these numbers. */
const NOTHING = { sceneId: 0, requestId: 0 } as const;

export interface LivePictureEvents {
  /** What `paint` took on cannot be painted there: the page has to. */
  readonly onRefused: () => void;
}

export class LivePicture {
  readonly #picture: HTMLElement;
  readonly #events: LivePictureEvents;
  /** What the worker cannot draw. */
  readonly #refused = new WeakSet<LottieAnimation>();
  /** By scene, the video that it has a still of. */
  readonly #videoStills = new Map<number, string>();
  readonly #settle = new Alarm(() => this.#settleNow());
  #worker: SceneWorker | undefined;
  #canvas: SceneCanvas | undefined;
  #element: HTMLCanvasElement | undefined;
  #observer: ResizeObserver | undefined;
  #scene: CompiledScene | undefined;
  /** On the canvas, or about to be. */
  #shown: SceneFrame | undefined;
  #followed: SceneFrame | undefined;

  constructor(picture: HTMLElement, events: LivePictureEvents) {
    this.#picture = picture;
    this.#events = events;
  }

  /** The canvas belongs to the worker that compiled the scenes. */
  setComposition({ scenes }: Composition): void {
    const worker = scenes[0] && workerVersionOf(scenes[0].animation)?.worker;
    if (worker === this.#worker) return;
    this.#close();
    this.#worker = worker;
    if (worker) this.#open(worker);
  }

  /** Whether the frame is seen there in a moment. */
  paint(scene: CompiledScene, frame: number): boolean {
    const view = this.#viewOf(scene, frame);
    if (!view) {
      this.leave();
      return false;
    }
    this.#settle.cancel();
    this.#scene = scene;
    this.#reveal();
    const isThere = this.#shown?.requestId === view.requestId && isSamePlace(this.#shown, view);
    if (!isThere) this.#canvas?.paint(view);
    this.#shown = view;
    return true;
  }

  /** The page shows the frame from its next one on; newer versions of the scene are painted here as soon as they are compiled. */
  rest(scene: CompiledScene, frame: number): void {
    const view = this.#viewOf(scene, frame);
    const last = this.#shown ?? this.#followed;
    if (!view) this.leave();
    else {
      if (last && !isSamePlace(last, view)) this.#clear();
      this.#reveal();
      this.#follow(view);
    }
  }

  /** The page has everything that it shows: from its next frame on it is as good as what is painted here. */
  settle(): void {
    if (this.#followed) this.#settle.ringIn(SHOWN_MS);
  }

  /** The page shows something that is not painted here. */
  leave(): void {
    this.#settle.cancel();
    if (!this.#shown && !this.#followed) return;
    if (this.#element) this.#element.style.visibility = 'hidden'; // at once: the worker may be busy
    this.#clear();
  }

  /** Whether a still of the video would be of use. */
  wantsVideoStill(sceneId: number, src: string): boolean {
    return this.#canvas !== undefined && this.#videoStills.get(sceneId) !== src;
  }

  get isOpen(): boolean {
    return this.#canvas !== undefined;
  }

  /** What is seen of a scene's video while it does not follow. */
  sendVideoStill(sceneId: number, src: string, videoStill: VideoFrame | ImageBitmap): void {
    try {
      if (this.#canvas) {
        this.#canvas.sendVideoStill(sceneId, src, videoStill);
        this.#videoStills.set(sceneId, src);
      } else videoStill.close();
    } catch {
      videoStill.close(); // of another origin, which may be shown and not read
    }
  }

  destroy(): void {
    this.#close();
  }

  #open(worker: SceneWorker): void {
    const element = document.createElement('canvas');
    const canvas = worker.openCanvas(element, {
      onUnpainted: (refusal) => this.#refuse(refusal),
      onLost: () => this.#lose(),
    });
    if (!canvas) return;
    Object.assign(element.style, COVERING);
    this.#picture.append(element);
    this.#canvas = canvas;
    this.#element = element;
    this.#observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      canvas.resize(Math.round(clientWidth * devicePixelRatio), Math.round(clientHeight * devicePixelRatio));
      this.#shown = undefined;
    });
    this.#observer.observe(element);
  }

  #close(): void {
    this.#canvas?.close();
    this.#lose();
  }

  #lose(): void {
    this.#settle.cancel();
    this.#observer?.disconnect();
    this.#element?.remove();
    this.#videoStills.clear();
    this.#canvas = undefined;
    this.#element = undefined;
    this.#shown = undefined;
    this.#followed = undefined;
  }

  #viewOf({ animation, background }: CompiledScene, frame: number): SceneFrame | undefined {
    const version = workerVersionOf(animation);
    if (!this.#canvas || !version || version.worker !== this.#worker || this.#refused.has(animation)) return undefined;
    const { sceneId, requestId } = version;
    if (background.type === 'video' && this.#videoStills.get(sceneId) !== background.media.src) return undefined;
    return { sceneId, requestId, frame, backdrop: backdropOf(background) };
  }

  #follow(view: SceneFrame | undefined): void {
    const before = this.#followed;
    this.#followed = view;
    if (before && view && isSamePlace(before, view) && before.requestId === view.requestId) return;
    if (before || view) this.#canvas?.follow(view ?? null);
  }

  #settleNow(): void {
    const view = this.#followed;
    this.#shown = undefined;
    // the frame that shows it may be the next one, on a page that was busy
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (view && view === this.#followed && !this.#shown) this.#canvas?.settle(view);
      }),
    );
  }

  #clear(): void {
    this.#follow(undefined); // first: else what is compiled in between is painted after all
    this.#canvas?.settle(NOTHING);
    this.#shown = undefined;
  }

  #reveal(): void {
    if (this.#element?.style.visibility === 'hidden') this.#element.style.visibility = '';
  }

  #refuse({ requestId, isFinal }: PaintRefusal): void {
    const isCurrent = this.#shown?.requestId === requestId;
    if (isFinal && isCurrent && this.#scene) this.#refused.add(this.#scene.animation);
    if (!isCurrent) return;
    this.#shown = undefined;
    this.#events.onRefused();
  }
}

function isSamePlace(a: SceneFrame, b: SceneFrame): boolean {
  const isSameFrame = a.sceneId === b.sceneId && a.frame === b.frame;
  return isSameFrame && JSON.stringify(a.backdrop) === JSON.stringify(b.backdrop);
}

function backdropOf(background: CompiledScene['background']): CanvasBackdrop {
  if (background.type !== 'video') return background;
  const { media, scale, positionX, positionY } = background;
  return { type: 'video-still', media, scale, positionX, positionY };
}
