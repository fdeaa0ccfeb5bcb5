/** The built worker writes a short film; the browser decodes it again. */
import { expect } from 'chai';
import { exportVideo } from '../../../sdk/export/page/device-exporter';
import type { AudioSegment, Composition } from '../../../sdk/scene/composition';
import { animation, composition, scene, square, tone } from '../player/compositions';
import { readVideo } from './read-back';

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
