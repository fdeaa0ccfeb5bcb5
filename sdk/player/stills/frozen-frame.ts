/** Pixels: a still of a list is not larger, not even on a dense screen. */
const WIDTH_PX = 320;
/** A seek that takes longer leaves the place empty. */
const PATIENCE_MS = 3000;

/** What the video shows, at its place, as a canvas: a list of scenes must not hold a decoder for each. */
export async function frozenFrame(
  video: HTMLVideoElement,
  whenLoaded: Promise<unknown>,
): Promise<HTMLCanvasElement | undefined> {
  await whenLoaded;
  if (video.seeking) await seeked(video);
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = Math.round((WIDTH_PX * video.videoHeight) / Math.max(1, video.videoWidth));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  canvas.style.cssText = video.style.cssText;
  return canvas;
}

function seeked(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    video.addEventListener('seeked', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
