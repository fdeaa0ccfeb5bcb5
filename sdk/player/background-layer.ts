/** What stands behind a scene: a color, a picture or a video, placed as the renderer places it. */
import type { CompiledBackground } from '../scene/composition';
import { coverPlacement, type Size } from '../scene/cover';

export interface BackgroundLayer {
  readonly element: HTMLElement;
  /** Brings a video to where the scene is; pictures and colors stand still. */
  show(sceneSeconds: number, isPlaying: boolean): void;
  /** Silences and stops a video that is not seen. */
  rest(): void;
  destroy(): void;
}

/** A video runs by itself as long as it stays this near to the clock, seconds. */
const DRIFT_SECONDS = 0.08;

export function createBackgroundLayer(background: CompiledBackground, canvas: Size): BackgroundLayer {
  if (background.type === 'color') return colorLayer(background.color);
  const element = background.type === 'image' ? document.createElement('img') : document.createElement('video');
  const place = coverPlacement(background.media, canvas, background);
  const share = (px: number, of: number) => `${(px / of) * 100}%`;
  element.className = 'sr-player__background';
  Object.assign(element.style, {
    position: 'absolute',
    left: share(place.x, canvas.widthPx),
    top: share(place.y, canvas.heightPx),
    width: share(place.widthPx, canvas.widthPx),
    height: share(place.heightPx, canvas.heightPx),
    maxWidth: 'none',
  });
  if (element instanceof HTMLVideoElement && background.type === 'video') return videoLayer(element, background);
  element.src = background.media.src;
  return { element, show: () => {}, rest: () => {}, destroy: () => element.remove() };
}

function colorLayer(color: string): BackgroundLayer {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', backgroundColor: color });
  return { element, show: () => {}, rest: () => {}, destroy: () => element.remove() };
}

function videoLayer(
  element: HTMLVideoElement,
  background: Extract<CompiledBackground, { type: 'video' }>,
): BackgroundLayer {
  const { trimStartSeconds, trimEndSeconds, media } = background;
  element.muted = true;
  element.playsInline = true;
  element.preload = 'auto';
  element.disablePictureInPicture = true;
  element.src = media.src;
  const timeAt = (sceneSeconds: number) => {
    const length = trimEndSeconds - trimStartSeconds;
    return trimStartSeconds + (Number.isFinite(length) && length > 0 ? sceneSeconds % length : sceneSeconds);
  };
  return {
    element,
    show(sceneSeconds, isPlaying) {
      const wanted = timeAt(sceneSeconds);
      const isNear = Math.abs(element.currentTime - wanted) < DRIFT_SECONDS;
      if (!isNear && !element.seeking) element.currentTime = wanted;
      if (isPlaying && element.paused) void element.play().catch(() => {});
      if (!isPlaying && !element.paused) element.pause();
    },
    rest: () => element.pause(),
    destroy() {
      element.pause();
      element.removeAttribute('src');
      element.load();
      element.remove();
    },
  };
}
