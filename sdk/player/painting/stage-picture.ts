/**
 * The picture on the stage: videos, and in front of them a canvas with everything else. The worker that compiled the scenes
 * paints the canvas, and plays by its own clock. The page's thread paints where there is no such worker, and scenes with
 * pictures that a worker may not read. A scene that cannot be painted is replaced by its still.
 */
import { SpotreelError } from '../../base/errors';
import type { Id } from '../../contract/schemas/ids';
import type { CompiledScene, Composition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import { filmMomentAt } from '../../scene/transitions/film-moment';
import { VideoBackdrops } from '../background/video-backdrops';
import { epochMs } from '../canvas/run-clock';
import type { PaintedFrame, PaintRefusal } from '../compiling/canvas-messages';
import { type SceneWorker, workerOf } from '../compiling/scene-canvas';
import type { FieldBox } from '../field-box';
import type { Pace } from '../pace';
import type { SceneFallbackOf } from '../scene-fallback';
import type { ScenePosition } from '../timeline';
import { Alarm } from './alarm';
import { fieldBoxesOf } from './field-boxes';
import { PageSurface } from './page-surface';
import { Rest } from './rest';
import type { Surface } from './surface';
import { openWorkerSurface } from './worker-surface';

/** A picture or video that takes longer is not waited for. */
const PATIENCE_MS = 2000;
/** Less drift between the clocks of page and painter is not noticed. */
const MAX_DRIFT_MS = 25;
/** A worker that broke down is there again within a few of these. */
const REOPEN_MS = 300;
const REOPENINGS = 20;

export interface StagePictureOptions {
  readonly onError: (error: SpotreelError) => void;
  readonly fallbackOf: SceneFallbackOf;
}

/** A video that plays. */
export interface Playing {
  /** Seconds of the composition, now. */
  readonly seconds: number;
  /** The frame before it is the last one. */
  readonly endFrame: number;
  /** Seconds of the composition per second; negative: backward. */
  readonly speed: number;
}

/** Clock of the painter that plays. */
interface PainterClock {
  /** Time at which frame 0 was, or would be, on show: milliseconds since 1970. */
  readonly zeroAtMs: number;
  readonly speed: number;
  readonly endFrame: number;
}

export class StagePicture {
  readonly #picture: HTMLElement;
  readonly #options: StagePictureOptions;
  readonly #videos: VideoBackdrops;
  readonly #rest = new Rest(() => this.#follow('resting'));
  readonly #reopen = new Alarm(() => this.#reopenWorker());
  /** Scenes that no worker may paint, and scenes that nothing can paint. */
  readonly #unreadable = new WeakSet<LottieAnimation>();
  readonly #unpaintable = new WeakSet<LottieAnimation>();
  readonly #reported = new WeakSet<LottieAnimation>();
  readonly #waiting = new Set<() => void>();
  /** Scenes of which a frame of the video is under way. */
  readonly #sending = new Set<Id<'scene'>>();
  #composition: Composition | undefined;
  #worker: SceneWorker | undefined;
  #workerSurface: Surface | undefined;
  #pageSurface: Surface | undefined;
  /** The one that paints the frame on show. */
  #surface: Surface | undefined;
  #frame = 0;
  /** During a transition, the scene that enters. */
  #position: ScenePosition | undefined;
  /** During a transition, the scene that leaves. */
  #leaving: ScenePosition | undefined;
  #painted: PaintedFrame | undefined;
  /** Undefined at rest. */
  #clock: PainterClock | undefined;
  #playing: Playing | undefined;
  #fallback: { readonly animation: LottieAnimation; readonly element: HTMLElement | undefined } | undefined;
  #reopenings = 0;

  constructor(picture: HTMLElement, options: StagePictureOptions) {
    this.#picture = picture;
    this.#options = options;
    this.#videos = new VideoBackdrops(picture, { ...options, onFrame: () => this.#sendVideos() });
  }

  /** A frame of it is asked for next. Undefined: nothing is on show. */
  setComposition(composition: Composition | undefined): void {
    this.#composition = composition;
    this.#painted = undefined;
    this.#position = undefined;
    this.#leaving = undefined;
    this.#videos.setComposition(composition);
    if (composition) this.#openWorker(composition);
    this.#workerSurface?.setComposition(composition);
    this.#pageSurface?.setComposition(composition);
    if (composition) return;
    this.#rest.cancel();
    this.#setFallback(undefined);
  }

  /** Rests at a frame of the composition, or plays from it. */
  show(frame: number, playing: Playing | undefined): void {
    const { index } = this.#position ?? {};
    this.#frame = frame;
    this.#playing = playing;
    const moment = filmMomentAt(this.#composition?.scenes ?? [], frame);
    this.#position = moment?.shown;
    this.#leaving = moment?.leaving;
    if (!this.#position) return;
    if (playing) this.#rest.cancel();
    const pace = playing ? paceAt(playing.speed) : this.#rest.step() ? 'moving' : 'resting';
    this.#paint();
    this.#follow(pace);
    if (pace === 'playing' && index !== this.#position.index) this.#videos.prepare(this.#sceneAfter());
  }

  /** Positions in the window of the fields of the scene on show, from back to front. */
  fields(): FieldBox[] {
    const { scene, frame } = this.#position ?? {};
    if (!scene || frame === undefined || this.#fallback) return [];
    return fieldBoxesOf(scene, frame, this.#picture.getBoundingClientRect());
  }

  /** True if the frame on show is painted: no movement is under way, and no still replaces the scene. */
  get isExact(): boolean {
    return this.#isPainted && !this.#fallback && !this.#rest.isDue;
  }

  /** Settles when everything that is on show at the frame is there, or takes too long. */
  get whenLoaded(): Promise<void> {
    if (this.#rest.isDue) this.#rest.finish();
    const sceneId = this.#position?.scene.ingredientId;
    const video = sceneId === undefined ? undefined : this.#videos.whenLoaded(sceneId);
    const painted = new Promise<void>((resolve) => {
      if (!this.#position || this.#fallback || (this.#isPainted && this.#painted?.isComplete)) resolve();
      else this.#waiting.add(resolve);
    });
    return inTime(Promise.all([painted, video]));
  }

  destroy(): void {
    this.#rest.cancel();
    this.#reopen.cancel();
    this.#setFallback(undefined);
    this.#videos.destroy();
    this.#workerSurface?.close();
    this.#pageSurface?.close();
    this.#settle();
  }

  get #isPainted(): boolean {
    const { scene } = this.#position ?? {};
    return this.#painted?.sceneId === scene?.ingredientId && this.#painted?.frame === this.#frame;
  }

  #paint(): void {
    const { animation } = this.#position?.scene ?? {};
    if (!animation) return;
    const surface = this.#surfaceFor(animation);
    const before = this.#surface;
    this.#surface = surface;
    if (surface !== before && this.#clock) before?.show(this.#frame); // it plays no longer
    if (surface !== before) this.#clock = undefined;
    this.#setFallback(surface ? undefined : this.#position?.scene);
    if (surface && this.#playing) this.#play(surface, this.#playing);
    else {
      this.#clock = undefined;
      surface?.show(this.#frame);
    }
  }

  /** The painter keeps its clock as long as that agrees with the sound. */
  #play(surface: Surface, { seconds, endFrame, speed }: Playing): void {
    const sentAtMs = epochMs();
    const zeroAtMs = sentAtMs - (seconds * 1000) / speed;
    const before = this.#clock;
    const isSameRun = before?.speed === speed && before.endFrame === endFrame;
    if (isSameRun && Math.abs(zeroAtMs - before.zeroAtMs) < MAX_DRIFT_MS) return;
    this.#clock = { zeroAtMs, speed, endFrame };
    surface.play({ zeroAtMs, sentAtMs, endFrame, speed });
  }

  /** Undefined for what cannot be painted. */
  #surfaceFor(animation: LottieAnimation): Surface | undefined {
    if (this.#unpaintable.has(animation)) return undefined;
    if (this.#workerSurface && !this.#unreadable.has(animation)) return this.#workerSurface;
    this.#pageSurface ??= this.#openPage();
    return this.#pageSurface;
  }

  #openPage(): Surface {
    const surface: Surface = new PageSurface(this.#picture, {
      onPainted: (painted) => this.#see(surface, painted),
      onRefused: (animation, refusal) => this.#refuse(animation, refusal),
    });
    surface.setComposition(this.#composition);
    return surface;
  }

  /** The canvas belongs to the worker that compiled the scenes. */
  #openWorker({ scenes }: Composition): Surface | undefined {
    const worker = scenes.map(({ animation }) => workerOf(animation)).find((one) => one !== undefined);
    if (worker === this.#worker && this.#workerSurface) return this.#workerSurface;
    this.#workerSurface?.close();
    this.#worker = worker;
    const surface =
      worker &&
      openWorkerSurface(worker, this.#picture, {
        onPainted: (painted) => this.#see(surface, painted),
        onRefused: (animation, refusal) => this.#refuse(animation, refusal),
        onLost: () => this.#lose(),
      });
    this.#workerSurface = surface;
    return surface;
  }

  /** The page paints until the worker is there again. */
  #lose(): void {
    this.#workerSurface?.close();
    this.#workerSurface = undefined;
    this.#surface = undefined;
    this.#painted = undefined;
    this.#reopenings = 0;
    this.#reopen.ringIn(REOPEN_MS);
    this.#paint();
  }

  #reopenWorker(): void {
    if (!this.#composition || this.#workerSurface) return;
    const surface = this.#openWorker(this.#composition);
    this.#reopenings += 1;
    if (surface) {
      surface.setComposition(this.#composition);
      this.#paint();
    } else if (this.#reopenings < REOPENINGS) this.#reopen.ringIn(REOPEN_MS);
  }

  #follow(pace: Pace): void {
    if (!this.#position) return;
    this.#videos.show(this.#leaving ? [this.#leaving, this.#position] : [this.#position], pace);
    this.#sendVideos();
  }

  /** During a transition, the painter needs frames of the videos: it paints both scenes. */
  #sendVideos(): void {
    if (!this.#leaving || !this.#position) return;
    for (const { scene } of [this.#leaving, this.#position])
      if (scene.background.type === 'video') void this.#sendVideo(scene.ingredientId);
  }

  /** One at a time. A video that the page may not read is not sent, and its scene is cut to. */
  async #sendVideo(sceneId: Id<'scene'>): Promise<void> {
    if (this.#sending.has(sceneId)) return;
    this.#sending.add(sceneId);
    try {
      const picture = await this.#videos.picture(sceneId);
      if (picture && this.#surface) this.#surface.setVideoPicture(sceneId, picture);
      else picture?.close();
    } catch {
      // a file of another origin
    } finally {
      this.#sending.delete(sceneId);
    }
  }

  /** Shows the painted frame from now on, with the video behind it. */
  #see(surface: Surface | undefined, painted: PaintedFrame): void {
    if (!surface || surface !== this.#surface) return;
    this.#painted = painted;
    this.#reveal(surface);
    this.#videos.setVisible(painted.sceneId);
    if (painted.lacksBackdrop) this.#reportBackdrop();
    if (painted.isComplete && (this.#isPainted || this.#playing)) this.#settle();
  }

  #reportBackdrop(): void {
    const { animation } = this.#position?.scene ?? {};
    if (!animation || this.#reported.has(animation)) return;
    this.#reported.add(animation);
    this.#options.onError(new SpotreelError('playback_failed', 'The background could not be loaded.'));
  }

  #refuse(animation: LottieAnimation, refusal: Exclude<PaintRefusal, 'unknown'>): void {
    if (refusal === 'unreadable') this.#unreadable.add(animation);
    else if (!this.#unpaintable.has(animation)) {
      this.#unpaintable.add(animation);
      this.#options.onError(new SpotreelError('template_invalid', 'The animation of this scene cannot be drawn.'));
    }
    if (animation === this.#position?.scene.animation) this.#paint();
  }

  #setFallback(scene: CompiledScene | undefined): void {
    if (scene?.animation === this.#fallback?.animation) return;
    this.#fallback?.element?.remove();
    this.#fallback = undefined;
    if (!scene) return;
    const element = this.#options.fallbackOf(scene.ingredientId)?.scene();
    if (element) this.#picture.append(element);
    this.#fallback = { animation: scene.animation, element };
    this.#reveal(undefined);
    this.#videos.setVisible(scene.ingredientId);
    this.#settle();
  }

  /** A style that is written makes the browser look for what it changes. */
  #reveal(shown: Surface | undefined): void {
    for (const surface of [this.#workerSurface, this.#pageSurface]) {
      const visibility = surface === shown ? '' : 'hidden';
      if (surface && surface.element.style.visibility !== visibility) surface.element.style.visibility = visibility;
    }
  }

  #sceneAfter(): CompiledScene | undefined {
    return this.#composition?.scenes[(this.#position?.index ?? 0) + 1];
  }

  #settle(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

/** A video cannot run backward or follow every speed: it keeps its frame until it rests. */
function paceAt(speed: number): Pace {
  return speed === 1 ? 'playing' : 'moving';
}

async function inTime(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
