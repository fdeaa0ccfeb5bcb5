/**
 * The scenes that are built: as many as memory allows of those around the one on show. They are made while nothing else
 * happens, since building one takes longer than a frame may.
 */
import type { SpotreelError } from '../../base/errors';
import type { CompiledScene, Composition } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import type { FieldBox } from '../field-box';
import type { Pace } from '../pace';
import type { SceneFallbackOf } from '../scene-fallback';
import { type ScenePosition, shownSceneAt } from '../timeline';
import { BuildAhead, nearestFirst } from './build-ahead';
import { LivePicture } from './live-picture';
import type { LottieModule } from './lottie-internals';
import { Rest } from './rest';
import { SceneView } from './scene-view';
import { VideoStills } from './video-stills';

/** Videos that are open at once. */
const MAX_ACTIVE = 3;

export interface SceneViewsOptions {
  readonly onError: (error: SpotreelError) => void;
  readonly fallbackOf: SceneFallbackOf;
  /** Scenes that are kept. */
  readonly maxViews: number;
  /** Whether what changes is painted by the worker that compiled the scenes, until the page shows it too. Default false. */
  readonly isLive?: boolean;
}

export class SceneViews {
  readonly #picture: HTMLElement;
  readonly #lottie: LottieModule;
  readonly #options: SceneViewsOptions;
  /** By ingredient id. */
  readonly #views = new Map<number, SceneView>();
  /** Those whose videos are open, the one seen last at the end. */
  #active: SceneView[] = [];
  #composition: Composition | undefined;
  #position: ScenePosition | undefined;
  #visible: SceneView | undefined;
  #wasPlaying = false;
  #fallback: { readonly id: number; readonly element: HTMLElement } | undefined;
  readonly #rest = new Rest(() => this.#paint('resting'));
  readonly #live: LivePicture | undefined;
  readonly #videoStills: VideoStills | undefined;
  readonly #ahead = new BuildAhead((isPlaying) => this.#buildNext(isPlaying));

  constructor(picture: HTMLElement, lottie: LottieModule, options: SceneViewsOptions) {
    this.#picture = picture;
    this.#lottie = lottie;
    this.#options = options;
    if (!options.isLive) return;
    this.#live = new LivePicture(picture, {
      onRefused: () => this.#paintOrStandIn(this.#rest.isDue ? 'moving' : 'resting'),
    });
    this.#videoStills = new VideoStills(this.#live, options.fallbackOf);
  }

  /** Built scenes follow: the one on show at once, the others are made again when there is time. */
  setComposition(composition: Composition): void {
    const before = this.#composition;
    this.#composition = composition;
    this.#position = undefined;
    this.#live?.setComposition(composition);
    this.#videoStills?.setScenes(composition.scenes);
    const isSameCanvas = before?.width === composition.width && before.height === composition.height;
    if (!isSameCanvas) this.#live?.leave();
    for (const [id, view] of this.#views) {
      const scene = composition.scenes.find(({ ingredientId }) => ingredientId === id);
      const old = before?.scenes.find(({ ingredientId }) => ingredientId === id);
      if (scene && view === this.#visible) view.update(scene, canvasOf(composition));
      else if (scene?.animation !== old?.animation || scene?.background !== old?.background || !isSameCanvas)
        this.#drop(id, view);
    }
  }

  /** Paints a frame of the composition; the exact one, unless it is one of many in a movement (see `Pace`). */
  show(frame: number, isPlaying: boolean): void {
    const before = this.#position;
    this.#position = this.#composition && shownSceneAt(this.#composition, frame);
    if (isPlaying) this.#rest.cancel();
    const pace = isPlaying ? 'playing' : this.#rest.step() ? 'moving' : 'resting';
    const isLive = !isPlaying && !this.#wasPlaying && before !== undefined && this.#paintLive(pace);
    if (isLive && pace === 'moving')
      this.#rest.waitForEnd(); // the page's own picture follows then
    else if (isPlaying || !before) this.#paint(pace);
    else this.#paintOrStandIn(pace);
    if (!isPlaying) this.#ahead.whenQuiet();
    else if (before?.index !== this.#position?.index || !this.#wasPlaying) this.#ahead.whilePlaying();
    this.#wasPlaying = isPlaying;
  }

  /** Nothing is on show until another picture is there. */
  hide(): void {
    this.#live?.leave();
  }

  /** Where the fields of the scene on show are in the window, from back to front. */
  fields(): FieldBox[] {
    const shown = this.#fallback ? undefined : [...this.#views].find(([, view]) => view === this.#visible);
    return shown ? shown[1].fields().map((box) => ({ ...box, ingredientId: shown[0] })) : [];
  }

  /** Whether the frame on show is painted: no movement is under way, and no still replaces the scene. */
  get isExact(): boolean {
    const shown = this.#position && this.#views.get(this.#position.scene.ingredientId);
    return shown !== undefined && shown === this.#visible && this.#fallback === undefined && !this.#rest.isDue;
  }

  /** Settles when everything that the scene on show consists of is there. */
  get whenLoaded(): Promise<unknown> {
    if (this.#rest.isDue) this.#rest.finish();
    return this.#visible?.whenLoaded ?? Promise.resolve();
  }

  destroy(): void {
    this.#rest.cancel();
    this.#ahead.cancel();
    this.#videoStills?.cancel();
    this.#live?.destroy();
    this.#setStandIn(undefined);
    for (const [id, view] of this.#views) this.#drop(id, view);
  }

  #paint(pace: Pace): void {
    if (!this.#position) return;
    const { scene, frame } = this.#position;
    const view = this.#views.get(scene.ingredientId) ?? this.#build(scene);
    if (pace !== 'moving') this.#activate(view);
    view.show(frame, pace);
    this.#setVisible(view);
    this.#setStandIn(undefined);
    if (pace === 'playing') this.#live?.leave();
    else if (pace === 'resting') this.#restLive(scene, frame, view);
  }

  #paintOrStandIn(pace: Pace): void {
    if (!this.#standsIn(pace)) this.#paint(pace);
  }

  /** A video at rest is shown by the page: the canvas has an older still of it. */
  #paintLive(pace: Pace): boolean {
    const { scene, frame } = this.#position ?? {};
    if (scene?.background.type === 'video' && pace !== 'moving') return false;
    return scene !== undefined && frame !== undefined && this.#live?.paint(scene, frame) === true;
  }

  #restLive(scene: CompiledScene, frame: number, view: SceneView): void {
    this.#live?.rest(scene, frame);
    const settle = () => {
      const isStillShown = this.#position?.scene === scene && this.#position.frame === frame && view === this.#visible;
      if (isStillShown) this.#live?.rest(scene, frame);
      if (isStillShown) this.#live?.settle();
    };
    // once the video is at rest too, the canvas has the same frame of it
    if (scene.background.type === 'video')
      void this.#videoStills?.take(scene.ingredientId, scene.background.media.src, view.element).then(settle);
    else if (view.isComplete) this.#live?.settle();
    else void view.whenLoaded.then(settle);
  }

  /** Whether a still is shown in place of a scene that would have to be built first. One that looks older is enough for a drag alone. */
  #standsIn(pace: Pace): boolean {
    const scene = this.#position?.scene;
    if (!scene || this.#views.has(scene.ingredientId)) return false;
    const still = this.#options.fallbackOf(scene.ingredientId);
    if (!still || (pace === 'resting' && still.animation !== scene.animation)) return false;
    this.#rest.putOff();
    return this.#setStandIn(scene.ingredientId);
  }

  #setVisible(view: SceneView): void {
    if (view === this.#visible) return;
    view.setOnStage(true);
    this.#visible?.setOnStage(false);
    this.#visible?.stop();
    this.#visible = view;
  }

  /** Whether there is one. */
  #setStandIn(id: number | undefined): boolean {
    if (this.#fallback?.id === id) return true;
    const element = id === undefined ? undefined : this.#options.fallbackOf(id)?.scene();
    this.#fallback?.element.remove();
    this.#fallback = id !== undefined && element ? { id, element } : undefined;
    if (element) this.#picture.append(element);
    return element !== undefined;
  }

  #activate(view: SceneView): void {
    this.#active = [...this.#active.filter((other) => other !== view), view];
    view.activate();
    while (this.#active.length > MAX_ACTIVE) this.#active.shift()?.deactivate();
  }

  #build(scene: CompiledScene): SceneView {
    const { ingredientId } = scene;
    const view = new SceneView(this.#lottie, {
      onError: this.#options.onError,
      fallbackOf: () => this.#options.fallbackOf(ingredientId)?.background(),
    });
    view.setOnStage(false);
    this.#picture.append(view.element);
    if (this.#composition) view.update(scene, canvasOf(this.#composition));
    this.#views.set(ingredientId, view);
    this.#dropFar();
    return view;
  }

  #drop(id: number, view: SceneView): void {
    if (view === this.#visible) this.#visible = undefined;
    this.#active = this.#active.filter((other) => other !== view);
    this.#views.delete(id);
    view.destroy();
  }

  /** Those that are furthest from the place on show go first. */
  #dropFar(): void {
    for (const { ingredientId } of this.#byNearness().toReversed()) {
      if (this.#views.size <= this.#options.maxViews) return;
      const view = this.#views.get(ingredientId);
      if (view && view !== this.#visible) this.#drop(ingredientId, view);
    }
  }

  /** Whether there is more to build. While a video plays only its next scene is built. */
  #buildNext(isPlaying: boolean): boolean {
    const wanted = this.#byNearness().slice(0, isPlaying ? 2 : this.#options.maxViews);
    const next = wanted.find(({ ingredientId }) => !this.#views.has(ingredientId));
    if (next) this.#build(next).prebuild(next.keyframe);
    if (!next || isPlaying) this.#wakeNext();
    return next !== undefined || (!isPlaying && this.#makeOneReady());
  }

  /** Once all are built, so that a later drag meets as many ready scenes as possible. */
  #makeOneReady(): boolean {
    return this.#byNearness().some(({ ingredientId }) => this.#views.get(ingredientId)?.makeReady());
  }

  /** The cut to the next scene must not wait for its video. */
  #wakeNext(): void {
    const next = this.#composition?.scenes[(this.#position?.index ?? 0) + 1];
    const view = next && this.#views.get(next.ingredientId);
    if (!view || this.#active.includes(view)) return;
    this.#activate(view);
    view.show(0, 'resting');
  }

  #byNearness(): CompiledScene[] {
    return nearestFirst(this.#composition?.scenes ?? [], this.#position?.index ?? 0);
  }
}

function canvasOf({ width, height }: Composition): Size {
  return { widthPx: width, heightPx: height };
}
