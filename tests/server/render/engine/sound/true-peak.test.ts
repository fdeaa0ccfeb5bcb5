/** Peaks of music after AAC, which adds to them: networks ask for at most -1 dBTP. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { musicKitSources } from '../../../../../library/music/kits';
import type { AudioSegment } from '../../../../../sdk/scene/composition';
import { planSoundtrack } from '../../../../../sdk/scene/soundtrack/plan';
import { aacArguments } from '../../../../../server/render/engine/ffmpeg/aac';
import { interleave } from '../../../../../server/render/engine/sound/interleaving';
import { mixMusicFiles } from '../../../../../server/render/engine/sound/soundtrack';
import { composition, scene } from '../fixtures/compositions';
import { ffmpeg } from '../fixtures/decoding';
import { measured } from '../fixtures/loudness';
import { packaged, renderHarness } from '../harness';

const harness = renderHarness();
const MUSIC = path.resolve('library/music');
/** Frames of a video. */
const FRAMES = 240;

/** The kit's chorus, `times` times at once: the limiter works all the time. */
function chorus(slug: string, times: number): AudioSegment[] {
  const kit = musicKitSources.find((one) => one.slug === slug);
  const sample = kit?.samples.find((one) => one.slug === 'chorus');
  if (!sample) throw new Error(`${slug} has no chorus`);
  const { id: audioId, file, durationSeconds, leadInSamples, contentSamples, sampleRate } = sample;
  const src = path.join(MUSIC, slug, path.basename(file));
  const one = { audioId, src, startSeconds: 0, durationSeconds, leadInSamples, contentSamples, sampleRate };
  return Array.from({ length: times }, () => one);
}

test.for(['odd-socks', 'night-drive', 'window-seat'])('music of %s stays under -1 dBTP in AAC', async (slug) => {
  const peaks = [];
  for (const times of [1, 2]) {
    const plan = planSoundtrack(composition([scene(FRAMES)], { audio: chorus(slug, times), audioFadeSeconds: 0.5 }));
    const mix = await mixMusicFiles(plan, packaged.path, (src) => src);
    const file = harness.file(`${slug}-${times}.m4a`);
    const raw = ['-f', 'f32le', '-ar', '48000', '-ac', '2', '-i', 'pipe:0'];
    ffmpeg([...raw, ...aacArguments(192), '-f', 'mp4', file], interleave(mix));
    const { lufs, peak } = measured(file);
    peaks.push(peak);
    if (times === 1) expect(Math.abs(lufs + 14)).toBeLessThan(1.5);
  }
  expect(Math.max(...peaks)).toBeLessThanOrEqual(-1);
});
