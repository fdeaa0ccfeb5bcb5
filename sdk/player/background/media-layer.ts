import { SpotreelError } from '../../base/errors';
import type { CompiledBackground } from '../../scene/composition';
import { coverPlacement, type Size } from '../../scene/pictures/cover';
import type { Pace } from '../pace';

export type VideoBackground = Extract<CompiledBackground, { type: 'video' }>;

/** A picture or video in its place. */
export interface MediaLayer {
  readonly element: HTMLVideoElement;
  readonly whenLoaded: Promise<void>;
  place(background: VideoBackground, canvas: Size): void;
  /** `seconds` of the scene. */
  show(seconds: number, pace: Pace): void;
  destroy(): void;
}

/** In percent, so that it follows the stage's size by itself. */
export function placeMedia(element: HTMLElement, background: VideoBackground, canvas: Size): void {
  const { x, y, widthPx, heightPx } = coverPlacement(background.media, canvas, background);
  const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;
  Object.assign(element.style, {
    position: 'absolute',
    maxWidth: 'none',
    left: percent(x, canvas.widthPx),
    top: percent(y, canvas.heightPx),
    width: percent(widthPx, canvas.widthPx),
    height: percent(heightPx, canvas.heightPx),
    objectFit: 'fill',
  });
}

/** Settles when the video has a frame, or cannot be had; a failure is reported. */
export function whenShown(video: HTMLVideoElement, onError: (error: SpotreelError) => void): Promise<void> {
  return new Promise((resolve) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true });
    video.addEventListener(
      'error',
      () => {
        onError(new SpotreelError('playback_failed', 'The background could not be loaded.'));
        resolve();
      },
      { once: true },
    );
  });
}
