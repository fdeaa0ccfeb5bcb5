/** A seek or a download that takes longer leaves the place empty. */
const PATIENCE_MS = 3000;

/** Whether the video has the frame that it was brought to; false when that does not come. */
export async function readyFrame(video: HTMLVideoElement): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const isReady = await Promise.race([frameOf(video), late]);
  clearTimeout(timer);
  return isReady;
}

async function frameOf(video: HTMLVideoElement): Promise<boolean> {
  const hasData = () => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  if (!hasData()) await eventOf(video, 'loadeddata');
  if (video.seeking) await eventOf(video, 'seeked');
  return hasData();
}

function eventOf(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve) => {
    for (const event of [name, 'error']) video.addEventListener(event, () => resolve(), { once: true });
  });
}
