/** A canvas of the page that the worker paints scenes on: over the page's own picture, and empty while that shows the same. */

import { CanvasPool, type Context2D } from '../../painter/canvas-pool';
import type { SceneDrawing } from '../../painter/scene-drawing';
import type { SceneFrame } from '../compiling/canvas-messages';
import { inNextTask } from '../compiling/next-task';
import type { CompileRequest } from '../compiling/worker-messages';
import { paintBackdrop } from './backdrop';
import type { ImageCache } from './image-cache';
import type { SceneVideoStill } from './video-still';

/** What was compiled and painted here, and was not shown by the page within this time, never will be. */
const PATIENCE_MS = 2500;

/** The newest version of a scene. */
export interface CompiledVersion {
  readonly requestId: number;
  /** Undefined: it cannot be painted here. */
  readonly drawing: SceneDrawing | undefined;
}

export interface WorkerCanvasSources {
  versionOf(sceneId: number): CompiledVersion | undefined;
  readonly pictures: ImageCache;
  /** `isFinal`: trying again is of no use. */
  onUnpainted(view: SceneFrame, isFinal: boolean): void;
}

type Refusal = 'never' | 'not yet';

export class WorkerCanvas {
  readonly #canvas: OffscreenCanvas;
  readonly #context: Context2D | null;
  readonly #sources: WorkerCanvasSources;
  /** By scene. */
  readonly #videoStills = new Map<number, SceneVideoStill>();
  #pool = new CanvasPool();
  /** The last one that was asked for, until it is painted: those before it are skipped. */
  #wanted: SceneFrame | undefined;
  #followed: SceneFrame | null = null;
  /** The frame on the canvas. */
  #painted: SceneFrame | undefined;
  #giveUp: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: OffscreenCanvas, sources: WorkerCanvasSources) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d');
    this.#sources = sources;
    this.resize(0, 0);
  }

  resize(width: number, height: number): void {
    Object.assign(this.#canvas, { width, height });
    this.#pool.resize(width, height);
    this.#painted = undefined;
  }

  /** The page shows this. It is behind where it names a version whose place another one has taken here. */
  follow(view: SceneFrame | null): void {
    const before = this.#followed;
    const isBehind = view && before?.sceneId === view.sceneId && before.requestId > view.requestId;
    if (!isBehind) clearTimeout(this.#giveUp);
    this.#followed = isBehind ? { ...view, requestId: before.requestId } : view;
  }

  /** Projects count their scenes alike: only what takes the place of the version on show belongs here. */
  compiled({ requestId, replaces }: Pick<CompileRequest, 'requestId' | 'replaces'>): void {
    if (!this.#followed || this.#followed.requestId !== replaces) return;
    this.paint({ ...this.#followed, requestId });
    clearTimeout(this.#giveUp);
    this.#giveUp = setTimeout(() => {
      if (this.#painted?.requestId === requestId) this.#clear();
    }, PATIENCE_MS);
  }

  paint(view: SceneFrame): void {
    if (!this.#wanted) inNextTask(() => this.#paintWanted());
    this.#wanted = view;
    if (this.#followed) this.#followed = view;
  }

  settle({ sceneId, requestId }: Pick<SceneFrame, 'sceneId' | 'requestId'>): void {
    const isShown = (view: SceneFrame | undefined) => view && (view.sceneId !== sceneId || view.requestId <= requestId);
    if (isShown(this.#wanted)) this.#wanted = undefined;
    if (isShown(this.#painted)) this.#clear();
  }

  /** The still that is painted behind a scene with a video. */
  keepVideoStill(sceneId: number, videoStill: SceneVideoStill): void {
    this.#videoStills.get(sceneId)?.image.close();
    this.#videoStills.set(sceneId, videoStill);
  }

  close(): void {
    clearTimeout(this.#giveUp);
    this.#wanted = undefined;
    for (const { image } of this.#videoStills.values()) image.close();
    this.#videoStills.clear();
  }

  #paintWanted(): void {
    const view = this.#wanted;
    this.#wanted = undefined;
    if (!view) return;
    const refusal = this.#tryToPaint(view);
    if (!refusal) this.#painted = view;
    else {
      this.#clear();
      this.#sources.onUnpainted(view, refusal === 'never');
    }
  }

  /** Why it was not painted, if it was not. */
  #tryToPaint(view: SceneFrame): Refusal | undefined {
    const { versionOf, pictures: imageCache } = this.#sources;
    const version = versionOf(view.sceneId);
    if (version?.requestId !== view.requestId) return 'not yet';
    const { drawing } = version;
    if (!drawing || !this.#context) return 'never';
    const pictures = [...drawing.pictures, ...(view.backdrop.type === 'image' ? [view.backdrop.media.src] : [])];
    const missing = pictures.filter((address) => !imageCache.at(address));
    if (missing.length === 0) return this.#draw(this.#context, drawing, view);
    void imageCache.fetch(missing);
    return missing.some((address) => imageCache.at(address) === null) ? 'never' : 'not yet';
  }

  #draw(context: Context2D, drawing: SceneDrawing, { sceneId, frame, backdrop }: SceneFrame): Refusal | undefined {
    const { width, height } = this.#canvas;
    if (!isSameShape(this.#canvas, drawing)) return 'not yet'; // another format is on its way
    const sources = {
      picture: (address: string) => this.#sources.pictures.at(address),
      videoStill: this.#videoStills.get(sceneId),
    };
    try {
      context.setTransform(width / drawing.width, 0, 0, height / drawing.height, 0, 0);
      const size = { widthPx: drawing.width, heightPx: drawing.height };
      if (!paintBackdrop(context, backdrop, size, sources)) return 'not yet';
      drawing.draw(context, frame, { pool: this.#pool });
      return undefined;
    } catch {
      this.#pool = new CanvasPool();
      this.resize(width, height); // resets the state of the context
      return 'never';
    }
  }

  #clear(): void {
    clearTimeout(this.#giveUp);
    if (!this.#context || !this.#painted) return;
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#painted = undefined;
  }
}

/** Px of the screen are whole ones. */
function isSameShape(canvas: OffscreenCanvas, { width, height }: SceneDrawing): boolean {
  if (canvas.width === 0 || canvas.height === 0) return false;
  return Math.abs(canvas.width * (height / width) - canvas.height) < 4;
}
