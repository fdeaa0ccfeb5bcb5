/** The background of a scene: a color, a picture or a video, cut as the renderer cuts it. */
import type { SpotreelError } from '../../base/errors';
import type { CompiledBackground } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import type { Pace } from '../pace';
import { coverElement } from '../painting/cover-element';
import { createImageLayer } from './image-layer';
import type { MediaBackground, MediaLayer } from './media-layer';
import { createVideoLayer } from './video-layer';

export interface BackgroundViewOptions {
  readonly onError: (error: SpotreelError) => void;
  /** A still of it, for as long as its video is not open. */
  readonly fallbackOf: () => HTMLElement | undefined;
}

/** It has no video before `activate`: each open one holds a decoder. */
export class BackgroundView {
  readonly element = coverElement();
  readonly #options: BackgroundViewOptions;
  #background: CompiledBackground | undefined;
  #canvas: Size = { widthPx: 16, heightPx: 9 };
  #layer: MediaLayer | undefined;
  #fallback: HTMLElement | undefined;
  #isActive = false;

  constructor(options: BackgroundViewOptions) {
    this.#options = options;
  }

  /** Settles when it can be seen, or has failed. */
  get whenLoaded(): Promise<void> {
    return this.#layer?.whenLoaded ?? Promise.resolve();
  }

  /** The old one stays until the new one can be seen. */
  update(background: CompiledBackground, canvas: Size): void {
    const before = this.#background;
    this.#background = background;
    this.#canvas = canvas;
    if (background.type === 'color') {
      this.element.style.backgroundColor = background.color;
      this.#replace(undefined);
    } else if (this.#layer && before?.type === background.type && before.media.src === background.media.src) {
      this.#layer.place(background, canvas);
    } else if (background.type === 'image' || this.#isActive) this.#open(background);
    else this.#replace(undefined);
  }

  /** Opens its video. */
  activate(): void {
    this.#isActive = true;
    if (this.#background?.type === 'video' && !this.#layer) this.#open(this.#background);
  }

  /** Closes its video: a still of it stays. */
  deactivate(): void {
    this.#isActive = false;
    if (this.#background?.type === 'video') this.#replace(undefined);
  }

  /** `seconds` of the scene. */
  show(seconds: number, pace: Pace): void {
    if (this.#background?.type === 'video' && !this.#layer) this.#showGround();
    this.#layer?.show(seconds, pace);
  }

  destroy(): void {
    this.#layer?.destroy();
    this.element.remove();
  }

  #open(background: MediaBackground): void {
    const create = background.type === 'image' ? createImageLayer : createVideoLayer;
    const layer = create(background.media.src, this.#options.onError);
    layer.place(background, this.#canvas);
    this.#replace(layer);
  }

  #replace(next: MediaLayer | undefined): void {
    const old = this.#layer;
    const fallback = this.#fallback;
    this.#layer = next;
    this.#fallback = undefined;
    if (next) this.element.append(next.element);
    const clear = () => {
      old?.destroy();
      fallback?.remove();
    };
    if (!old && !fallback) return;
    if (next) void next.whenLoaded.then(clear);
    else clear();
  }

  #showGround(): void {
    if (this.#fallback) return;
    this.#fallback = this.#options.fallbackOf();
    if (this.#fallback) this.element.append(this.#fallback);
  }
}
