/** A canvas of the page that the worker paints scenes on: over the page's own picture, and empty while that shows the same. */
import type { SceneFrame } from '../compiling/canvas-messages';
import { inNextTask } from '../compiling/next-task';
import type { CompileRequest } from '../compiling/worker-messages';
import { paintBackdrop } from './backdrop';
import type { Ground } from './ground';
import { type Pen, Sheets } from './pen';
import type { PictureShelf } from './picture-shelf';
import type { SceneDrawing } from './scene-drawing';

/** What was compiled and painted here, and was not shown by the page within this time, never will be. */
const PATIENCE_MS = 2500;

/** The newest version of a scene. */
export interface CompiledVersion {
  readonly requestId: number;
  /** Undefined: it cannot be painted here. */
  readonly drawing: SceneDrawing | undefined;
}

export interface EaselSources {
  versionOf(sceneId: number): CompiledVersion | undefined;
  readonly pictures: PictureShelf;
  /** `isFinal`: trying again is of no use. */
  onUnpainted(view: SceneFrame, isFinal: boolean): void;
}

type Refusal = 'never' | 'not yet';

export class Easel {
  readonly #canvas: OffscreenCanvas;
  readonly #pen: Pen | null;
  readonly #sources: EaselSources;
  /** By scene. */
  readonly #grounds = new Map<number, Ground>();
  #sheets = new Sheets();
  /** The last one that was asked for, until it is painted: those before it are skipped. */
  #wanted: SceneFrame | undefined;
  #followed: SceneFrame | null = null;
  /** What stands on the canvas. */
  #painted: SceneFrame | undefined;
  #giveUp: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: OffscreenCanvas, sources: EaselSources) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
    this.#sources = sources;
    this.resize(0, 0);
  }

  resize(width: number, height: number): void {
    Object.assign(this.#canvas, { width, height });
    this.#sheets.resize(width, height);
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

  /** What stands behind a scene with a video. */
  keepGround(sceneId: number, ground: Ground): void {
    this.#grounds.get(sceneId)?.image.close();
    this.#grounds.set(sceneId, ground);
  }

  close(): void {
    clearTimeout(this.#giveUp);
    this.#wanted = undefined;
    for (const { image } of this.#grounds.values()) image.close();
    this.#grounds.clear();
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
    const { versionOf, pictures: shelf } = this.#sources;
    const version = versionOf(view.sceneId);
    if (version?.requestId !== view.requestId) return 'not yet';
    const { drawing } = version;
    if (!drawing || !this.#pen) return 'never';
    const pictures = [...drawing.pictures, ...(view.backdrop.type === 'image' ? [view.backdrop.media.src] : [])];
    const missing = pictures.filter((address) => !shelf.at(address));
    if (missing.length === 0) return this.#draw(this.#pen, drawing, view);
    void shelf.fetch(missing);
    return missing.some((address) => shelf.at(address) === null) ? 'never' : 'not yet';
  }

  #draw(pen: Pen, drawing: SceneDrawing, { sceneId, frame, backdrop }: SceneFrame): Refusal | undefined {
    const { width, height } = this.#canvas;
    if (!isSameShape(this.#canvas, drawing)) return 'not yet'; // another format is on its way
    const sources = {
      picture: (address: string) => this.#sources.pictures.at(address),
      ground: this.#grounds.get(sceneId),
    };
    try {
      pen.setTransform(width / drawing.width, 0, 0, height / drawing.height, 0, 0);
      const size = { widthPx: drawing.width, heightPx: drawing.height };
      if (!paintBackdrop(pen, backdrop, size, sources)) return 'not yet';
      drawing.draw(pen, frame, { sheets: this.#sheets });
      return undefined;
    } catch {
      this.#sheets = new Sheets();
      this.resize(width, height); // whatever the pen was left with
      return 'never';
    }
  }

  #clear(): void {
    clearTimeout(this.#giveUp);
    if (!this.#pen || !this.#painted) return;
    this.#pen.setTransform(1, 0, 0, 1, 0, 0);
    this.#pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#painted = undefined;
  }
}

/** Px of the screen are whole ones. */
function isSameShape(canvas: OffscreenCanvas, { width, height }: SceneDrawing): boolean {
  if (canvas.width === 0 || canvas.height === 0) return false;
  return Math.abs(canvas.width * (height / width) - canvas.height) < 4;
}
