/** A canvas of the page that the worker paints which compiled its scenes. */
import type { Id } from '../../contract/schemas/ids';
import type { LottieAnimation } from '../../scene/lottie';
import type {
  PaintedFrame,
  PaintRefusal,
  SceneStillRequest,
  StageRun,
  StageTimeline,
  ToCanvas,
} from './canvas-messages';

export interface SceneCanvas {
  /** Sets the size in px of the screen. */
  resize(width: number, height: number): void;
  /** Sets the timeline; null: nothing to show. A frame is asked for after it. */
  setTimeline(timeline: StageTimeline | null): void;
  /** Rests at a frame of the composition. */
  show(frame: number): void;
  /** Plays by the worker's own clock, whatever the page's thread does. */
  play(run: StageRun): void;
  /** Frame on show of the video behind a scene. The picture is given away; throws where the page may not read it. */
  setVideoPicture(sceneId: Id<'scene'>, picture: ImageBitmap): void;
  close(): void;
}

export interface SceneCanvasEvents {
  readonly onPainted: (painted: PaintedFrame) => void;
  readonly onUnpainted: (documentId: number, refusal: PaintRefusal) => void;
  /** Nothing is painted on it any more. */
  readonly onLost: () => void;
}

/** Paints what it has compiled, and what the page sends. */
export interface SceneWorker {
  /** Undefined while no worker runs, and where browsers cannot do it. */
  openCanvas(element: HTMLCanvasElement, events: SceneCanvasEvents): SceneCanvas | undefined;
  /** The number of the document in the worker, which gets the document if it has not compiled it. */
  documentIdOf(animation: LottieAnimation): number;
  /** The worker has dropped the document. */
  sendAgain(animation: LottieAnimation): void;
  /** Undefined where the worker cannot paint it. */
  paintStill(
    animation: LottieAnimation,
    still: Omit<SceneStillRequest, 'documentId'>,
  ): Promise<ImageBitmap | undefined>;
}

/** On the animation itself, unseen: compiler and player may come out of two packages, which share no module. */
const WORKER = Symbol.for('spotreel.scene-worker');

export function rememberWorker(animation: LottieAnimation, worker: SceneWorker): void {
  Object.defineProperty(animation, WORKER, { value: worker, configurable: true });
}

/** Undefined for an animation that was not compiled on this page. */
export function workerOf(animation: LottieAnimation): SceneWorker | undefined {
  return (animation as { [WORKER]?: SceneWorker })[WORKER];
}

export function sceneCanvas(
  canvasId: number,
  post: (message: ToCanvas, transfer?: Transferable[]) => void,
): SceneCanvas {
  return {
    resize: (width, height) => post({ type: 'resize', canvasId, width, height }),
    setTimeline: (timeline) => post({ type: 'timeline', canvasId, timeline }),
    show: (frame) => post({ type: 'show', canvasId, frame }),
    play: (run) => post({ type: 'play', canvasId, run }),
    setVideoPicture: (sceneId, picture) => post({ type: 'video', canvasId, sceneId, picture }, [picture]),
    close: () => post({ type: 'close', canvasId }),
  };
}
