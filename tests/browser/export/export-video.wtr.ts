/** The built worker writes a short film; the browser decodes it again. */
import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { isSpotreelError } from '../../../sdk/base/errors';
import { createDeviceExporter, exportVideo } from '../../../sdk/export/page/device-exporter';
import type { AudioSegment, Composition } from '../../../sdk/scene/composition';
import { animation, composition, scene, square, tone } from '../player/compositions';
import { alphaOfFrames, middleOf, readVideo } from './read-back';

const workerUrl = '/dist/player/export-worker.js';
const WHITE_FROM = 30;
const FLASH_SECONDS = WHITE_FROM / 30;

const plain = (ingredientId: number, startFrame: number, color: `#${string}`, durationFrames: number) =>
  scene(ingredientId, startFrame, {
    background: { type: 'color', color },
    durationFrames,
    animation: animation([square('square', 1)]),
  });

/** Black, two white frames at one second, black. */
const flash = [plain(1, 0, '#000000', 30), plain(2, 30, '#ffffff', 2), plain(3, 32, '#000000', 28)];

/** Three seconds of sound; the click lasts 2 ms. */
function click(atSeconds: number): AudioSegment {
  const wave = (seconds: number) => (seconds >= atSeconds && seconds < atSeconds + 0.002 ? 3 : 0);
  return {
    audioId: 1,
    src: tone(3, 48_000, wave),
    startSeconds: 0,
    durationSeconds: 3,
    leadInSamples: 0,
    contentSamples: 3 * 48_000,
    sampleRate: 48_000,
  };
}

const film = (more: Partial<Composition> = {}): Composition =>
  composition(flash, { audio: [click(FLASH_SECONDS)], ...more });

const codeOf = (exporting: Promise<unknown>) =>
  exporting.then(
    () => 'none',
    (thrown: unknown) => (isSpotreelError(thrown) ? thrown.code : String(thrown)),
  );

async function storedFiles(): Promise<number> {
  const folder = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> };
  let count = 0;
  for await (const _name of folder.keys()) count += 1;
  return count;
}

function firstLoud(samples: Float32Array): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.findIndex((sample) => Math.abs(sample) > peak / 2);
}

it('writes an MP4 of the size, with all frames and sound in step with the picture', async () => {
  const reports: number[] = [];
  const exported = await exportVideo(film(), {
    workerUrl,
    onProgress: ({ framesDone, frameCount }) => reports.push(framesDone / frameCount),
  });
  const video = await readVideo(exported.file as Blob);
  expect([video.width, video.height, video.frameCount]).to.deep.equal([320, 180, 60]);
  expect(video.seconds).to.be.closeTo(2, 0.001);
  expect(video.soundSeconds).to.be.closeTo(2, 0.05);
  const white = video.middles.flatMap(([red = 0], frame) => (red > 200 ? [frame] : []));
  expect(white).to.deep.equal([WHITE_FROM, WHITE_FROM + 1]);
  expect(firstLoud(video.samples) / video.sampleRate).to.be.closeTo(FLASH_SECONDS, 0.005);
  expect(reports.at(-1)).to.equal(1);
  expect(exported.bytes).to.equal((exported.file as Blob).size);
  expect(exported.fileEnding).to.equal('.mp4');
  await exported.release();
});

it('writes a WebM that can be seen through where a background is a color', async () => {
  const green = composition([scene(1, 0, { animation: animation([square('square', 100)]) })]);
  const exported = await exportVideo(green, { workerUrl, format: 'webm', transparent: true });
  const { frameCount } = await readVideo(exported.file as Blob);
  expect(frameCount).to.equal(30);
  const alphas = await alphaOfFrames(exported.file as Blob);
  expect(alphas[0]).to.be.lessThan(20);
  expect(alphas[15]).to.be.greaterThan(235); // the square passes the middle
  expect(alphas[29]).to.be.lessThan(20);
});

it('writes a GIF that plays as long as the composition', async () => {
  const exported = await exportVideo(film(), { workerUrl, format: 'gif' });
  const decoder = new ImageDecoder({ data: await (exported.file as Blob).arrayBuffer(), type: 'image/gif' });
  await decoder.tracks.ready;
  const frameCount = decoder.tracks.selectedTrack?.frameCount ?? 0;
  expect(frameCount).to.equal(30);
  let microseconds = 0;
  const white: number[] = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    microseconds += image.duration ?? 0;
    if ((await middleOf(image)) > 200) white.push(frameIndex);
    image.close();
  }
  expect(microseconds / 1e6).to.be.closeTo(2, 0.001);
  expect(white).to.deep.equal([WHITE_FROM / 2]);
});

it('writes a ZIP with a PNG for each frame', async () => {
  const exported = await exportVideo(film(), { workerUrl, format: 'png' });
  const files = unzipSync(new Uint8Array(await (exported.file as Blob).arrayBuffer()));
  expect(Object.keys(files)).to.have.length(60);
  const png = files['frame-0031.png'];
  const picture = await createImageBitmap(new Blob([new Uint8Array(png ?? [])], { type: 'image/png' }));
  expect([picture.width, picture.height]).to.deep.equal([320, 180]);
  expect(await middleOf(picture)).to.equal(255);
});

it('ends when it is cancelled, and leaves no file', async () => {
  const before = await storedFiles();
  const controller = new AbortController();
  const long = composition([scene(1, 0, { durationFrames: 3000 })]);
  const exporting = exportVideo(long, {
    workerUrl,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  expect(await codeOf(exporting)).to.equal('aborted');
  expect(await storedFiles()).to.equal(before);
});

it('names what it cannot read, and what it cannot decode', async () => {
  const withPicture = (src: string) =>
    composition([
      scene(1, 0, {
        background: {
          type: 'image',
          media: { src, widthPx: 10, heightPx: 10 },
          scale: 1,
          positionX: 0,
          positionY: 0,
        },
      }),
    ]);
  expect(await codeOf(exportVideo(withPicture('/gone.png'), { workerUrl }))).to.equal('export_media_unreadable');
  const text = URL.createObjectURL(new Blob(['no picture'], { type: 'image/png' }));
  expect(await codeOf(exportVideo(withPicture(text), { workerUrl }))).to.equal('export_media_undecodable');
});

it('says so where the worker cannot run', async () => {
  expect(await codeOf(exportVideo(film(), { workerUrl: '/gone.js' }))).to.equal('export_worker_refused');
});

it('needs no network for what was prepared', async () => {
  const exporter = createDeviceExporter({ workerUrl });
  const prepared = film();
  await exporter.prepare(prepared, new AbortController().signal);
  const fetchBefore = window.fetch;
  window.fetch = () => Promise.reject(new TypeError('offline'));
  try {
    const exported = await exporter.export(prepared);
    expect(exported.bytes).to.be.greaterThan(1000);
    await exported.release();
  } finally {
    window.fetch = fetchBefore;
    exporter.dispose();
  }
});
