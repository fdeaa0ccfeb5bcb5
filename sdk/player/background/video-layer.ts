/**
 * A video background: its own clock is corrected whenever it strays from the scene's. A seek takes longer than a frame may,
 * so one that moves keeps the frame it has until it rests.
 */
import type { SpotreelError } from '../../base/errors';
import type { Pace } from '../pace';
import { type MediaLayer, placeMedia, type VideoBackground, whenShown } from './media-layer';
import { videoSecondsAt } from './video-time';

/** Less drift is not noticed, and a seek is more visible than it. */
const MAX_DRIFT_SECONDS = 0.08;
/** Browsers round the time that they are given. */
const SAME_SECONDS = 0.005;

/** `onFrame`: another frame is on show while it rests. */
export function createVideoLayer(
  src: string,
  onError: (error: SpotreelError) => void,
  onFrame: () => void = () => undefined,
): MediaLayer {
  const video = createVideo();
  const whenLoaded = whenShown(video, onError);
  video.src = src;
  let background: VideoBackground | undefined;
  let wanted = 0;
  let pace: Pace = 'resting';
  const seek = () => {
    const isOff = Math.abs(video.currentTime - wanted) > SAME_SECONDS;
    if (video.readyState > 0 && !video.seeking && isOff) video.currentTime = wanted;
  };
  video.addEventListener('seeked', () => {
    if (pace === 'resting') seek(); // the scene has moved on while it was seeking
    if (!video.seeking) onFrame();
  });
  video.addEventListener('loadedmetadata', seek);
  video.addEventListener('loadeddata', onFrame);
  return {
    element: video,
    whenLoaded,
    place(next, canvas) {
      background = next;
      placeMedia(video, next, canvas);
    },
    show(seconds, next) {
      if (background?.type !== 'video') return;
      pace = next;
      wanted = videoSecondsAt(background, seconds);
      const isPlaying = pace === 'playing';
      if (isPlaying && video.paused) void video.play().catch(() => {});
      if (!isPlaying && !video.paused) video.pause();
      const strays = Math.abs(video.currentTime - wanted) > MAX_DRIFT_SECONDS;
      if (pace === 'resting' || (isPlaying && strays)) seek();
    },
    destroy() {
      video.pause();
      video.removeAttribute('src');
      video.load(); // gives the connection and the decoder back
      video.remove();
    },
  };
}

/** A silent video that takes no focus. */
function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', disablePictureInPicture: true });
  video.tabIndex = -1;
  return video;
}
