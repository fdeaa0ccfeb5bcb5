/** What stands behind a scene: a color, a picture or a video, cut as the renderer cuts it. */
import type { SpotreelError } from '../../base/errors';
import type { CompiledBackground } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import { coverElement } from '../painting/cover-element';
import { createImageLayer } from './image-layer';
import type { MediaLayer } from './media-layer';
import { createVideoLayer } from './video-layer';

export class BackgroundView {
  readonly element = coverElement();
  readonly #onError: (error: SpotreelError) => void;
  #background: CompiledBackground | undefined;
  #layer: MediaLayer | undefined;

  constructor(onError: (error: SpotreelError) => void) {
    this.#onError = onError;
  }

  /** Settles when it can be seen, or has failed. */
  get whenLoaded(): Promise<void> {
    return this.#layer?.whenLoaded ?? Promise.resolve();
  }

  /** The old one stays until the new one can be seen. */
  update(background: CompiledBackground, canvas: Size): void {
    const before = this.#background;
    this.#background = background;
    if (background.type === 'color') {
      this.element.style.backgroundColor = background.color;
      this.#replace(undefined);
    } else if (this.#layer && before?.type === background.type && before.media.src === background.media.src) {
      this.#layer.place(background, canvas);
    } else {
      const create = background.type === 'image' ? createImageLayer : createVideoLayer;
      const layer = create(background.media.src, this.#onError);
      layer.place(background, canvas);
      this.#replace(layer);
    }
  }

  /** `seconds` of the scene. */
  show(seconds: number, isPlaying: boolean): void {
    this.#layer?.show(seconds, isPlaying);
  }

  destroy(): void {
    this.#layer?.destroy();
    this.element.remove();
  }

  #replace(next: MediaLayer | undefined): void {
    const old = this.#layer;
    this.#layer = next;
    if (next) this.element.append(next.element);
    if (!old) return;
    if (!next) old.destroy();
    else void next.whenLoaded.then(() => old.destroy());
  }
}
