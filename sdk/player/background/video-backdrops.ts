/** The videos behind the scenes of a composition: a few are open at once, one is seen. */

import type { SpotreelError } from '../../base/errors';
import type { Id } from '../../contract/schemas/ids';
import type { CompiledScene, Composition } from '../../scene/composition';
import type { Pace } from '../pace';
import type { SceneFallbackOf } from '../scene-fallback';
import { type ScenePosition, secondsAt } from '../timeline';
import type { VideoBackground } from './media-layer';
import { VideoBackdrop } from './video-backdrop';

/** Each holds a decoder. */
const MAX_OPEN = 3;

export interface VideoBackdropsOptions {
  readonly onError: (error: SpotreelError) => void;
  /** Another frame of a video is on show while it rests. */
  readonly onFrame: () => void;
  readonly fallbackOf: SceneFallbackOf;
}

export class VideoBackdrops {
  readonly #picture: HTMLElement;
  readonly #options: VideoBackdropsOptions;
  /** By scene; the one that was seen last is at the end. */
  readonly #backdrops = new Map<number, VideoBackdrop>();
  #composition: Composition | undefined;
  #visible: VideoBackdrop | undefined;
  /** Videos of the scenes on show. */
  #shown: readonly VideoBackdrop[] = [];

  constructor(picture: HTMLElement, options: VideoBackdropsOptions) {
    this.#picture = picture;
    this.#options = options;
  }

  setComposition(composition: Composition | undefined): void {
    this.#composition = composition;
    for (const [id, backdrop] of this.#backdrops) {
      const background = composition?.scenes.find(({ ingredientId }) => ingredientId === id)?.background;
      if (composition && background?.type === 'video' && background.media.src === backdrop.src)
        backdrop.place(background, sizeOf(composition));
      else this.#drop(id, backdrop);
    }
  }

  /** Brings the videos of the scenes to their times; all others pause. One is seen once its scene is painted in front of it. */
  show(positions: readonly ScenePosition[], pace: Pace): void {
    const shown = positions.flatMap((position) => this.#show(position, pace) ?? []);
    for (const backdrop of this.#shown) if (!shown.includes(backdrop)) backdrop.rest();
    this.#shown = shown;
  }

  /** Frame on show of the video behind a scene. Undefined while there is none. @throws where the page may not read it */
  picture(sceneId: Id<'scene'>): Promise<ImageBitmap | undefined> {
    return this.#backdrops.get(sceneId)?.picture() ?? Promise.resolve(undefined);
  }

  #show({ scene, frame }: ScenePosition, pace: Pace): VideoBackdrop | undefined {
    const backdrop = this.#backdropOf(scene);
    if (pace !== 'moving') backdrop?.open();
    backdrop?.show(secondsAt(frame), pace);
    return backdrop;
  }

  /** The cut to a scene must not wait for its video. */
  prepare(scene: CompiledScene | undefined): void {
    const isKnown = scene && this.#backdrops.has(scene.ingredientId);
    const backdrop = scene && !isKnown ? this.#backdropOf(scene) : undefined;
    backdrop?.open();
    backdrop?.show(0, 'resting');
  }

  /** The scene is painted in front: its video is seen, and no other. */
  setVisible(sceneId: Id<'scene'> | undefined): void {
    const backdrop = sceneId === undefined ? undefined : this.#backdrops.get(sceneId);
    if (backdrop === this.#visible) return;
    if (this.#visible && !this.#shown.includes(this.#visible)) this.#visible.rest();
    if (this.#visible) this.#visible.element.style.visibility = 'hidden';
    this.#visible = backdrop;
    if (backdrop) backdrop.element.style.visibility = '';
  }

  /** Settles when the video of the scene can be seen, or has failed. */
  whenLoaded(sceneId: Id<'scene'>): Promise<void> {
    return this.#backdrops.get(sceneId)?.whenLoaded ?? Promise.resolve();
  }

  destroy(): void {
    for (const [id, backdrop] of this.#backdrops) this.#drop(id, backdrop);
  }

  #backdropOf(scene: CompiledScene): VideoBackdrop | undefined {
    const { ingredientId: id, background } = scene;
    if (background.type !== 'video' || !this.#composition) return undefined;
    const known = this.#backdrops.get(id);
    this.#backdrops.delete(id);
    const backdrop = known ?? this.#create(id, background, this.#composition);
    this.#backdrops.set(id, backdrop);
    for (const [other, old] of this.#backdrops)
      if (this.#backdrops.size > MAX_OPEN && !this.#isSeen(old) && old !== backdrop) this.#drop(other, old);
    return backdrop;
  }

  #isSeen(backdrop: VideoBackdrop): boolean {
    return backdrop === this.#visible || this.#shown.includes(backdrop);
  }

  #create(id: number, background: VideoBackground, composition: Composition): VideoBackdrop {
    const { onError, onFrame, fallbackOf } = this.#options;
    const options = { onError, onFrame, fallbackOf: () => fallbackOf(id)?.background() };
    const backdrop = new VideoBackdrop(background, sizeOf(composition), options);
    backdrop.element.style.visibility = 'hidden';
    this.#picture.append(backdrop.element);
    return backdrop;
  }

  #drop(id: number, backdrop: VideoBackdrop): void {
    if (backdrop === this.#visible) this.#visible = undefined;
    this.#backdrops.delete(id);
    backdrop.destroy();
  }
}

function sizeOf({ width, height }: Composition) {
  return { widthPx: width, heightPx: height };
}
