/** A seek or a download that takes longer leaves the place empty. */
const PATIENCE_MS = 3000;

/** The background's picture or video when it can be drawn; undefined when there is none or it does not come. */
export async function readyMedia(scene: HTMLElement): Promise<HTMLImageElement | HTMLVideoElement | undefined> {
  const media = scene.querySelector<HTMLImageElement | HTMLVideoElement>('video, img');
  if (!media) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const isReady = await Promise.race([media instanceof HTMLVideoElement ? frameOf(media) : pictureOf(media), late]);
  clearTimeout(timer);
  return isReady ? media : undefined;
}

async function pictureOf(image: HTMLImageElement): Promise<boolean> {
  return image.decode().then(
    () => true,
    () => false,
  );
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
