/** The video behind a scene, cut as the renderer cuts it; a still of it while it is not open. */
import type { SpotreelError } from '../../base/errors';
import type { Size } from '../../scene/pictures/cover';
import type { Pace } from '../pace';
import { coverElement } from '../painting/cover-element';
import type { MediaLayer, VideoBackground } from './media-layer';
import { createVideoLayer } from './video-layer';

export interface VideoBackdropOptions {
  readonly onError: (error: SpotreelError) => void;
  /** Another frame is on show while it rests. */
  readonly onFrame: () => void;
  /** A still of it, for as long as its video is not open. */
  readonly fallbackOf: () => HTMLElement | undefined;
}

/** `readyState` of a video that has the frame on show. */
const HAS_FRAME = 2;

/** It has no video before `open`: each one holds a decoder. */
export class VideoBackdrop {
  readonly element = coverElement();
  readonly #options: VideoBackdropOptions;
  #background: VideoBackground;
  #canvas: Size;
  #layer: MediaLayer | undefined;
  #fallback: HTMLElement | undefined;
  #seconds = 0;

  constructor(background: VideoBackground, canvas: Size, options: VideoBackdropOptions) {
    this.#background = background;
    this.#canvas = canvas;
    this.#options = options;
  }

  get src(): string {
    return this.#background.media.src;
  }

  /** Settles when it can be seen, or has failed. */
  get whenLoaded(): Promise<void> {
    return this.#layer?.whenLoaded ?? Promise.resolve();
  }

  /** The same video, at another place or cut in another way. */
  place(background: VideoBackground, canvas: Size): void {
    this.#background = background;
    this.#canvas = canvas;
    this.#layer?.place(background, canvas);
  }

  open(): void {
    if (this.#layer) return;
    const layer = createVideoLayer(this.src, this.#options.onError, this.#options.onFrame);
    layer.place(this.#background, this.#canvas);
    this.#layer = layer;
    this.element.append(layer.element);
    void layer.whenLoaded.then(() => this.#setFallback(undefined));
  }

  /** `seconds` of the scene. */
  show(seconds: number, pace: Pace): void {
    this.#seconds = seconds;
    if (!this.#layer && !this.#fallback) this.#setFallback(this.#options.fallbackOf());
    this.#layer?.show(seconds, pace);
  }

  /** Frame on show. Undefined while there is none. @throws where the page may not read it */
  async picture(): Promise<ImageBitmap | undefined> {
    const video = this.#layer?.element;
    return video && video.readyState >= HAS_FRAME ? createImageBitmap(video) : undefined;
  }

  /** It pauses. */
  rest(): void {
    this.#layer?.show(this.#seconds, 'moving');
  }

  /** Gives the decoder back. */
  destroy(): void {
    this.#layer?.destroy();
    this.element.remove();
  }

  #setFallback(fallback: HTMLElement | undefined): void {
    this.#fallback?.remove();
    this.#fallback = fallback;
    if (fallback) this.element.append(fallback);
  }
}
