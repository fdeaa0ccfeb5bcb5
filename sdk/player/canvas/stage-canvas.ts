/**
 * A canvas that shows a composition: it rests at a frame, or plays by the clock of the one who paints. The same code runs
 * in the scene worker and on the page's thread. What the video of a scene shows is behind the canvas, which is transparent. During a
 * transition the page sends frames of it, which are painted.
 */
import type { Id } from '../../contract/schemas/ids';
import type { SceneDrawing } from '../../painter/scene-drawing';
import type { LottieAnimation } from '../../scene/lottie';
import type { SeenScene } from '../../scene/transitions/seen-scene';
import type { PaintedFrame, PaintRefusal, StageRun, StageScene, StageTimeline } from '../compiling/canvas-messages';
import { backdropPictures } from './backdrop';
import type { DocumentDrawing } from './documents';
import { type JoinedPicture, type JoinedPictures, MomentPainter, type MomentPainterPorts } from './moment-painter';
import { onNextFrame } from './next-frame';
import { epochMs, RunClock } from './run-clock';
import type { ScenePicture } from './scene-picture';
import { type StagePosition, StageScenes } from './stage-scenes';

/** A new version whose pictures do not come is painted without them after so long. */
const PICTURE_PATIENCE_MS = 2000;
/** Time after which a compiled and painted scene that the page has not named never will be. */
const NAME_PATIENCE_MS = 2500;
/** A canvas without a size waits for nothing. */
const UNSEEN = { isComplete: true, lacksBackdrop: false } as const;

export interface StageCanvasPorts extends MomentPainterPorts {
  readonly drawingOf: (documentId: number) => DocumentDrawing;
  readonly animationOf: (documentId: number) => LottieAnimation | undefined;
  /** Schedules the painting of a requested frame: now, or behind the messages that wait. */
  readonly schedule: (paint: () => void) => void;
  readonly onPainted: (painted: PaintedFrame) => void;
  readonly onUnpainted: (documentId: number, refusal: PaintRefusal) => void;
  /** True: a scene with an unavailable picture is refused, not painted without it. */
  readonly refusesUnreadable: boolean;
}

export class StageCanvas {
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly #context: OffscreenCanvasRenderingContext2D | null;
  readonly #ports: StageCanvasPorts;
  readonly #scenes = new StageScenes();
  readonly #painter: MomentPainter;
  /** By scene: the frame of its video that came last. */
  readonly #videos = new Map<Id<'scene'>, ImageBitmap>();
  #frame = 0;
  #clock: RunClock | undefined;
  #isDue = false;
  #isClosed = false;
  #painted: PaintedFrame | undefined;
  /** State on the canvas, as text: the same is not painted again. */
  #look = '';
  #latePictures: ReturnType<typeof setTimeout> | undefined;
  #isPatient = true;
  /** Document of a scene that leaves, which is on its way. */
  #asked: number | undefined;
  #callOff = () => {};

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, ports: StageCanvasPorts) {
    this.#canvas = canvas;
    this.#ports = ports;
    this.#painter = new MomentPainter(ports);
    // the painter uses what both kinds of context have
    this.#context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
    canvas.addEventListener('contextrestored', this.repaint);
    Object.assign(canvas, { width: 0, height: 0 });
  }

  /** Documents that it names or shows. */
  get documents(): readonly number[] {
    return this.#scenes.documents;
  }

  /** Documents in the order in which they will be shown. */
  get documentsAhead(): readonly number[] {
    return this.#scenes.documentsFrom(this.#frame);
  }

  /** Sets the size in px of the screen. */
  resize(width: number, height: number): void {
    if (width === this.#canvas.width && height === this.#canvas.height) return;
    Object.assign(this.#canvas, { width, height });
    this.#painter.resize(width, height);
    this.repaint();
  }

  /** Nothing is painted until a frame is asked for. Null: nothing is on show. */
  setTimeline(timeline: StageTimeline | null): void {
    this.#scenes.name(timeline ?? undefined);
    this.#dropVideos(new Set(timeline?.scenes.map(({ sceneId }) => sceneId)));
    if (timeline) return;
    this.#stop();
    this.#erase();
  }

  /** Rests at a frame of the composition. */
  show(frame: number): void {
    this.#stop();
    this.#frame = frame;
    this.#schedule();
  }

  play(run: StageRun): void {
    const clock = new RunClock(run, epochMs());
    if (this.#clock) clock.painted(this.#clock.costMs);
    this.#stop();
    this.#clock = clock;
    this.#painted = undefined; // its first frame is reported
    this.#tick();
  }

  /** Frame on show of the video behind a scene. */
  setVideoPicture(sceneId: Id<'scene'>, picture: ImageBitmap): void {
    if (this.#isClosed) {
      picture.close();
      return;
    }
    this.#videos.get(sceneId)?.close();
    this.#videos.set(sceneId, picture);
    if (!this.#scenes.at(this.#frame)?.leaving) return;
    if (this.#clock)
      this.#look = ''; // painted again with the next frame
    else this.repaint();
  }

  /** A document is there that takes the place of another. */
  compiled(documentId: number, replaced: number | undefined): void {
    if (replaced === undefined || !this.#scenes.compiled(documentId, replaced)) return;
    if (!this.#clock) this.#schedule();
    setTimeout(() => {
      if (!this.#isClosed && this.#scenes.giveUp(documentId)) this.#schedule();
    }, NAME_PATIENCE_MS);
  }

  /** A document came that was not here. */
  arrived(documentId: number): void {
    const position = this.#scenes.at(this.#frame);
    const seen = [position?.scene.documentId, position?.leaving?.scene.documentId];
    if (seen.includes(documentId)) this.repaint();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    clearTimeout(this.#latePictures);
    this.#canvas.removeEventListener('contextrestored', this.repaint);
    this.#dropVideos(new Set());
    this.#painter.close();
    Object.assign(this.#canvas, { width: 0, height: 0 }); // gives the memory back
  }

  /** Paints the frame on show once more. */
  readonly repaint = (): void => {
    this.#look = '';
    if (this.#canvas.width > 0) this.#paint();
  };

  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#ports.schedule(() => {
      this.#isDue = false;
      if (!this.#isClosed && !this.#clock) this.#paint();
    });
  }

  #stop(): void {
    this.#callOff();
    this.#callOff = () => {};
    this.#clock = undefined;
  }

  readonly #tick = (): void => {
    if (!this.#clock) return;
    this.#callOff = onNextFrame(this.#tick);
    const frame = this.#clock.frameAt(epochMs());
    if (frame === this.#frame && this.#look !== '' && this.#painted) return;
    this.#frame = frame;
    const startedAt = performance.now();
    this.#paint();
    this.#clock.painted(performance.now() - startedAt);
  };

  #paint(): void {
    const position = this.#scenes.at(this.#frame);
    const { width, height } = this.#canvas;
    if (!position || !this.#context) return;
    if (width === 0 || height === 0) this.#report(position, UNSEEN);
    else if (this.#hasShape()) this.#paintAt(position, this.#context);
  }

  #paintAt(position: StagePosition, context: OffscreenCanvasRenderingContext2D): void {
    const { drawingOf, pictures, refusesUnreadable } = this.#ports;
    const drawing = drawingOf(position.scene.documentId);
    if (typeof drawing === 'string') {
      this.#refuse(position, drawing);
      return;
    }
    const joined = this.#joined(position, drawing);
    const behind = backdropPictures(position.scene.backdrop);
    const ofLeaving = joined ? [...joined.leaving.drawing.pictures, ...backdropPictures(joined.leaving.backdrop)] : [];
    const wanted = [...drawing.pictures, ...behind, ...ofLeaving];
    const isUnreadable = (address: string) => pictures.at(address) === null;
    if (refusesUnreadable && wanted.some(isUnreadable)) {
      this.#refuse(position, 'unreadable');
      return;
    }
    const missing = wanted.filter((address) => pictures.at(address) === undefined);
    if (missing.length > 0) this.#await(missing);
    if (missing.length > 0 && this.#keepsOlder(position)) return;
    const look = JSON.stringify([position, joined !== undefined, missing]);
    const picture = joined ?? pictureOf(position, drawing);
    if (!this.#draw(context, picture, look, position)) return;
    if (missing.length === 0) this.#beginPatience();
    this.#report(position, { isComplete: missing.length === 0, lacksBackdrop: behind.some(isUnreadable) });
  }

  /** Both pictures of a transition. Undefined where one cannot be had: then the entering scene is cut to at once. */
  #joined({ leaving, ...entering }: StagePosition, drawing: SceneDrawing): JoinedPictures | undefined {
    if (!leaving?.scene.transition || !this.#painter.canJoin) return undefined;
    const { documentId } = leaving.scene;
    const leavingDrawing = this.#ports.drawingOf(documentId);
    if (leavingDrawing === 'unknown' && this.#asked !== documentId) this.#ports.onUnpainted(documentId, 'unknown');
    this.#asked = leavingDrawing === 'unknown' ? documentId : undefined;
    if (typeof leavingDrawing === 'string') return undefined;
    const from = this.#joinedPicture(leaving, leavingDrawing);
    const to = this.#joinedPicture(entering, drawing);
    const { transition } = leaving.scene;
    return from && to && { leaving: from, entering: to, transition, progress: leaving.progress };
  }

  /** Undefined while no frame of its video is here. */
  #joinedPicture(seen: SeenScene<StageScene>, drawing: SceneDrawing): JoinedPicture | undefined {
    const { sceneId, documentId, backdrop } = seen.scene;
    const animation = this.#ports.animationOf(documentId);
    const video = this.#videos.get(sceneId);
    if (!animation || (backdrop.type === 'video' && !video)) return undefined;
    return { ...pictureOf(seen, drawing), animation, video };
  }

  #dropVideos(kept: ReadonlySet<number>): void {
    for (const [sceneId, picture] of this.#videos) {
      if (kept.has(sceneId)) continue;
      picture.close();
      this.#videos.delete(sceneId);
    }
  }

  /**
   * Whole pixels of the screen differ a little from the shape of the composition. If they differ more, another size is
   * on its way.
   */
  #hasShape(): boolean {
    const { width = 0, height = 0 } = this.#scenes.timeline ?? {};
    return Math.abs(this.#canvas.width * (height / width) - this.#canvas.height) < 4;
  }

  /** An older version of the same scene stays on show while pictures of the newer one are on their way. */
  #keepsOlder({ scene }: StagePosition): boolean {
    if (this.#clock || !this.#isPatient || this.#painted?.sceneId !== scene.sceneId) return false;
    if (!this.#painted.isComplete) return false;
    this.#latePictures ??= setTimeout(() => {
      this.#latePictures = undefined;
      this.#isPatient = false;
      this.repaint();
    }, PICTURE_PATIENCE_MS);
    return true;
  }

  #await(missing: readonly string[]): void {
    void this.#ports.pictures.fetch(missing).then(() => {
      if (this.#isClosed) return;
      if (this.#clock)
        this.#look = ''; // painted again with the next frame
      else this.#schedule();
    });
  }

  /** Returns false if it could not be drawn. */
  #draw(
    context: OffscreenCanvasRenderingContext2D,
    picture: ScenePicture | JoinedPictures,
    look: string,
    position: StagePosition,
  ): boolean {
    if (look === this.#look) return true;
    try {
      this.#drawPicture(context, picture);
      this.#look = look;
      return true;
    } catch {
      this.#startAnew(position);
      return false;
    }
  }

  /** A transition that cannot be drawn is a cut: the scene that enters may be all right. */
  #drawPicture(context: OffscreenCanvasRenderingContext2D, picture: ScenePicture | JoinedPictures): void {
    if (!('transition' in picture)) {
      this.#painter.paint(context, picture);
      return;
    }
    try {
      this.#painter.paintTransition(context, picture);
    } catch {
      const { width, height } = this.#canvas;
      this.#painter.startAnew(width, height);
      Object.assign(this.#canvas, { width, height });
      const { video: _video, ...entering } = picture.entering;
      this.#painter.paint(context, entering);
    }
  }

  #beginPatience(): void {
    clearTimeout(this.#latePictures);
    this.#latePictures = undefined;
    this.#isPatient = true;
  }

  /** An error while drawing leaves the states of the contexts as they were then. */
  #startAnew(position: StagePosition): void {
    const { width, height } = this.#canvas;
    this.#painter.startAnew(width, height);
    Object.assign(this.#canvas, { width, height });
    this.#refuse(position, 'unpaintable');
  }

  #refuse({ scene: { documentId } }: StagePosition, refusal: PaintRefusal): void {
    const look = `refused ${documentId}`;
    const isNew = this.#look !== look || !this.#clock;
    if (refusal !== 'unknown') this.#erase(); // else its document is on its way
    this.#look = look;
    if (isNew) this.#ports.onUnpainted(documentId, refusal);
  }

  #report(
    { scene: { sceneId, documentId } }: StagePosition,
    pictures: Pick<PaintedFrame, 'isComplete' | 'lacksBackdrop'>,
  ): void {
    const before = this.#painted;
    this.#painted = { sceneId, documentId, frame: this.#frame, ...pictures };
    const isOld = before?.documentId === documentId && before.isComplete === pictures.isComplete;
    if (!this.#clock || !isOld) this.#ports.onPainted(this.#painted);
  }

  #erase(): void {
    const { width, height } = this.#canvas;
    this.#context?.setTransform(1, 0, 0, 1, 0, 0);
    this.#context?.clearRect(0, 0, width, height);
    this.#painted = undefined;
    this.#look = '';
  }
}

function pictureOf({ scene, frame }: SeenScene<StageScene>, drawing: SceneDrawing): ScenePicture {
  return { drawing, frame, backdrop: scene.backdrop };
}
