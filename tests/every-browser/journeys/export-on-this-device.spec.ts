/** A file that the browser makes by itself. What it cannot write is not offered, and the dialog says so. */
import { expect, test } from '../journey';
import { createVideo, keepScenes, signIn, waitForSaved } from '../page/app';
import type { BrowserPage } from '../page/browser-page';

interface ReadVideo {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** 0: the file has no sound. */
  readonly soundSeconds: number;
}

/** Files that the page saves are kept, because not every driver answers with downloads. */
function keepSavedFiles(page: BrowserPage): Promise<void> {
  return page.evaluate(() => {
    const kept = window as { savedFile?: Blob; savedName?: string; showSaveFilePicker?: unknown };
    delete kept.showSaveFilePicker;
    const makeUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (object) => {
      if (object instanceof Blob && /^video\//.test(object.type)) kept.savedFile = object;
      return makeUrl(object);
    };
    HTMLAnchorElement.prototype.click = function () {
      kept.savedName = this.download;
    };
  });
}

/** The browser plays its own file. */
function readSavedVideo(page: BrowserPage): Promise<ReadVideo> {
  return page.evaluate(async () => {
    const { savedFile = new Blob(), savedName = '' } = window as { savedFile?: Blob; savedName?: string };
    const video = document.createElement('video');
    video.src = URL.createObjectURL(savedFile);
    await new Promise((resolve, reject) => {
      video.onloadedmetadata = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    const context = new AudioContext();
    const sound = await context.decodeAudioData(await savedFile.arrayBuffer()).catch(() => undefined);
    await context.close();
    return {
      name: savedName,
      width: video.videoWidth,
      height: video.videoHeight,
      seconds: video.duration,
      soundSeconds: sound?.duration ?? 0,
    };
  });
}

test('an open project becomes a video with sound on this device, or the dialog says why not', async ({
  visitor,
  server,
}) => {
  await signIn(visitor, server);
  await createVideo(visitor, server, 'Product launch');
  await keepScenes(visitor, 1);
  await waitForSaved(visitor);
  await keepSavedFiles(visitor);

  await visitor.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = visitor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Export in this browser' }).click();
  await dialog.getByRole('button', { name: 'Export video' }).waitFor();
  const formats = (await dialog.getByRole('option').find()).texts;
  if (!formats.some((name) => name.endsWith('video'))) {
    await dialog.getByText('This browser can’t make video files on this device. Use cloud export instead.').waitFor();
    return;
  }
  const isSilent = (await dialog.getByText('This browser can’t write sound.').count()) > 0;
  await dialog.getByRole('button', { name: 'Export video' }).click();
  await dialog.getByText('Your file is saved on this device.').waitFor(180_000);

  const video = await readSavedVideo(visitor);
  expect(video.name).toMatch(/\.(mp4|webm)$/);
  expect([video.width, video.height]).toEqual([1920, 1080]);
  const described = await dialog.getByText(/30 frames per second/).find();
  const seconds = Number(/(\d+) s\./.exec(described.texts[0] ?? '')?.[1]);
  expect(Math.abs(video.seconds - seconds)).toBeLessThan(0.51);
  if (!isSilent) expect(Math.abs(video.soundSeconds - video.seconds)).toBeLessThan(0.1);
});
