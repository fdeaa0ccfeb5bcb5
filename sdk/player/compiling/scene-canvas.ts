/** A canvas of the page that the worker paints which compiled its scenes. */
import type { LottieAnimation } from '../../scene/lottie';
import type { PaintRefusal, SceneFrame, ToCanvas } from './canvas-messages';

export interface SceneCanvas {
  /** Px of the screen. Takes away what is painted. */
  resize(width: number, height: number): void;
  paint(view: SceneFrame): void;
  /** Versions that take the place of this one are painted as soon as they are compiled; null: none. */
  follow(view: SceneFrame | null): void;
  /** The page shows this version by itself: takes away it, older ones, and other scenes. */
  settle(view: Pick<SceneFrame, 'sceneId' | 'requestId'>): void;
  /** The background of a scene with a video. */
  sendVideoStill(sceneId: number, src: string, videoStill: VideoFrame | ImageBitmap): void;
  close(): void;
}

export interface SceneCanvasEvents {
  readonly onUnpainted: (refusal: PaintRefusal) => void;
  /** Nothing is painted on it any more. */
  readonly onLost: () => void;
}

/** Opens canvases in the worker that has the scene. */
export interface SceneWorker {
  /** Undefined where the worker does not run, or browsers cannot do it. */
  openCanvas(element: HTMLCanvasElement, events: SceneCanvasEvents): SceneCanvas | undefined;
}

/** A version of a scene, by the names that its worker knows it under. */
export interface WorkerVersion {
  readonly worker: SceneWorker;
  readonly sceneId: number;
  readonly requestId: number;
}

/** On the animation itself, unseen: compiler and player may come out of two packages, which share no module. */
const VERSION = Symbol.for('spotreel.worker-version');

export function rememberVersion(animation: LottieAnimation, version: WorkerVersion): void {
  Object.defineProperty(animation, VERSION, { value: version, configurable: true });
}

/** Undefined for an animation that no worker of this page compiled. */
export function workerVersionOf(animation: LottieAnimation): WorkerVersion | undefined {
  return (animation as { [VERSION]?: WorkerVersion })[VERSION];
}

export function sceneCanvas(
  canvasId: number,
  post: (message: ToCanvas, transfer?: Transferable[]) => void,
): SceneCanvas {
  return {
    resize: (width, height) => post({ type: 'resize', canvasId, width, height }),
    paint: (view) => post({ type: 'paint', canvasId, view }),
    follow: (view) => post({ type: 'follow', canvasId, view }),
    settle: ({ sceneId, requestId }) => post({ type: 'settle', canvasId, sceneId, requestId }),
    sendVideoStill: (sceneId, src, videoStill) =>
      post({ type: 'video-still', canvasId, sceneId, src, videoStill }, [videoStill]),
    close: () => post({ type: 'close', canvasId }),
  };
}
