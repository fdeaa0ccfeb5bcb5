/** A canvas of the page that the worker paints scenes on: over the page's own picture, and empty while that shows the same. */
import type { SceneFrame } from '../compiling/canvas-messages';
import type { CompileRequest } from '../compiling/worker-messages';
import { paintBackdrop } from './backdrop';
import type { Ground } from './ground';
import { type Pen, Sheets } from './pen';
import type { PictureShelf } from './picture-shelf';
import type { SceneDrawing } from './scene-drawing';

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

export class Easel {
  readonly #pen: Pen | null;
  readonly #sheets = new Sheets();
  readonly #sources: EaselSources;
  /** By scene. */
  readonly #grounds = new Map<number, Ground>();
  #followed: SceneFrame | null = null;
  /** What stands on the canvas. */
  #painted: Pick<SceneFrame, 'sceneId' | 'requestId'> | undefined;

  constructor(canvas: OffscreenCanvas, sources: EaselSources) {
    this.#pen = canvas.getContext('2d');
    this.#sources = sources;
  }

  resize(width: number, height: number): void {
    if (!this.#pen) return;
    Object.assign(this.#pen.canvas, { width, height });
    this.#sheets.resize(width, height);
    this.#painted = undefined;
  }

  /** The page is behind where it names a version whose place another one has taken here. */
  follow(view: SceneFrame | null): void {
    const before = this.#followed;
    const isBehind = view && before?.sceneId === view.sceneId && before.requestId > view.requestId;
    this.#followed = isBehind ? { ...view, requestId: before.requestId } : view;
  }

  /** Projects count their scenes alike: only what takes the place of the version on show belongs here. */
  compiled({ requestId, replaces }: Pick<CompileRequest, 'requestId' | 'replaces'>): void {
    if (!this.#followed || this.#followed.requestId !== replaces) return;
    this.#followed = { ...this.#followed, requestId };
    this.paint(this.#followed);
  }

  keepGround(sceneId: number, ground: Ground): void {
    this.#grounds.get(sceneId)?.image.close();
    this.#grounds.set(sceneId, ground);
  }

  close(): void {
    for (const { image } of this.#grounds.values()) image.close();
    this.#grounds.clear();
  }

  paint(view: SceneFrame): void {
    const refusal = this.#tryToPaint(view);
    if (!refusal) this.#painted = view;
    else {
      this.#clear();
      this.#sources.onUnpainted(view, refusal === 'never');
    }
  }

  settle({ sceneId, requestId }: Pick<SceneFrame, 'sceneId' | 'requestId'>): void {
    if (this.#painted?.sceneId !== sceneId || this.#painted.requestId <= requestId) this.#clear();
  }

  /** Why it was not painted, if it was not. */
  #tryToPaint(view: SceneFrame): 'never' | 'not yet' | undefined {
    const { versionOf, pictures: shelf } = this.#sources;
    const version = versionOf(view.sceneId);
    if (version?.requestId !== view.requestId) return 'not yet';
    const { drawing } = version;
    if (!drawing) return 'never';
    const pictures = [...drawing.pictures, ...(view.backdrop.type === 'image' ? [view.backdrop.media.src] : [])];
    const missing = pictures.filter((address) => !shelf.at(address));
    if (missing.length === 0) return this.#draw(drawing, view) ? undefined : 'not yet';
    void shelf.fetch(missing);
    return missing.some((address) => shelf.at(address) === null) ? 'never' : 'not yet';
  }

  #draw(drawing: SceneDrawing, { sceneId, frame, backdrop }: SceneFrame): boolean {
    const pen = this.#pen;
    if (!pen || pen.canvas.width === 0) return false;
    const { width, height } = pen.canvas;
    pen.setTransform(width / drawing.width, 0, 0, height / drawing.height, 0, 0);
    const sources = {
      picture: (address: string) => this.#sources.pictures.at(address),
      ground: this.#grounds.get(sceneId),
    };
    const size = { widthPx: drawing.width, heightPx: drawing.height };
    if (!paintBackdrop(pen, backdrop, size, sources)) return false;
    drawing.draw(pen, frame, { sheets: this.#sheets });
    return true;
  }

  #clear(): void {
    const pen = this.#pen;
    if (!pen || !this.#painted) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    this.#painted = undefined;
  }
}
