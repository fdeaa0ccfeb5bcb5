/** The scenes that are built: the one on show, those seen last and the next one, made while there is time. */
import type { SpotreelError } from '../../base/errors';
import type { CompiledScene, Composition } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import type { FieldBox } from '../field-box';
import { sceneAt } from '../timeline';
import type { LottieModule } from './lottie-internals';
import { SceneView } from './scene-view';
import { whenIdle } from './when-idle';

const MAX_VIEWS = 4;

export class SceneViews {
  readonly #picture: HTMLElement;
  readonly #lottie: LottieModule;
  readonly #onError: (error: SpotreelError) => void;
  /** By ingredient id, the one seen last at the end. */
  readonly #views = new Map<number, SceneView>();
  #composition: Composition | undefined;
  #visible: SceneView | undefined;
  #cancelPreparation = () => {};

  constructor(picture: HTMLElement, lottie: LottieModule, onError: (error: SpotreelError) => void) {
    this.#picture = picture;
    this.#lottie = lottie;
    this.#onError = onError;
  }

  /** Built scenes follow: the one on show at once, the others are made again when they are needed. */
  setComposition(composition: Composition): void {
    const before = this.#composition;
    this.#composition = composition;
    const isSameCanvas = before?.width === composition.width && before.height === composition.height;
    for (const [id, view] of this.#views) {
      const scene = composition.scenes.find(({ ingredientId }) => ingredientId === id);
      const old = before?.scenes.find(({ ingredientId }) => ingredientId === id);
      if (scene && view === this.#visible) view.update(scene, canvasOf(composition));
      else if (scene?.animation !== old?.animation || scene?.background !== old?.background || !isSameCanvas)
        this.#drop(id, view);
    }
  }

  /** Paints a frame of the composition. */
  show(frame: number, isPlaying: boolean): void {
    const position = this.#composition && sceneAt(this.#composition, frame);
    if (!position) return;
    const view = this.#viewOf(position.scene);
    view.show(position.frame, isPlaying);
    if (view === this.#visible) return;
    view.setVisible(true);
    this.#visible?.setVisible(false);
    this.#visible?.show(0, false); // its video stops
    this.#visible = view;
    this.#prepare(position.index + 1);
  }

  /** Where the fields of the scene on show are in the window, from back to front. */
  fields(): FieldBox[] {
    const shown = [...this.#views].find(([, view]) => view === this.#visible);
    return shown ? shown[1].fields().map((box) => ({ ...box, ingredientId: shown[0] })) : [];
  }

  /** Settles when everything that the scene on show consists of is there. */
  get whenLoaded(): Promise<unknown> {
    return this.#visible?.whenLoaded ?? Promise.resolve();
  }

  destroy(): void {
    this.#cancelPreparation();
    for (const [id, view] of this.#views) this.#drop(id, view);
  }

  #viewOf(scene: CompiledScene): SceneView {
    const known = this.#views.get(scene.ingredientId);
    const view = known ?? this.#build(scene);
    this.#views.delete(scene.ingredientId);
    this.#views.set(scene.ingredientId, view);
    return view;
  }

  #build(scene: CompiledScene): SceneView {
    for (const [id, view] of this.#views) {
      if (this.#views.size < MAX_VIEWS) break;
      if (view !== this.#visible) this.#drop(id, view);
    }
    const view = new SceneView(this.#lottie, this.#onError);
    view.setVisible(false);
    this.#picture.append(view.element);
    if (this.#composition) view.update(scene, canvasOf(this.#composition));
    view.show(0, false);
    return view;
  }

  #drop(id: number, view: SceneView): void {
    if (view === this.#visible) this.#visible = undefined;
    this.#views.delete(id);
    view.destroy();
  }

  /** Building takes tens of milliseconds, which would be seen at the cut. */
  #prepare(index: number): void {
    this.#cancelPreparation();
    this.#cancelPreparation = whenIdle(() => {
      const scene = this.#composition?.scenes[index];
      if (scene) this.#viewOf(scene);
    }, 1000);
  }
}

function canvasOf({ width, height }: Composition): Size {
  return { widthPx: width, heightPx: height };
}
