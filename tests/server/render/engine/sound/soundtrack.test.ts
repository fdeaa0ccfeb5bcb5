import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { AudioSegment } from '../../../../../sdk/scene/composition';
import { planSoundtrack } from '../../../../../sdk/scene/soundtrack/plan';
import { interleave } from '../../../../../server/render/engine/sound/interleaving';
import { mixMusicFiles } from '../../../../../server/render/engine/sound/soundtrack';
import { composition, scene } from '../fixtures/compositions';
import { ffmpeg, readMp4, sound } from '../fixtures/decoding';
import { ffmpegs, renderHarness } from '../harness';

const harness = renderHarness();

/** Writes a wave into a file of the extension's format and says how it is described in a composition. */
async function music(
  name: string,
  rate: number,
  wave: Float32Array,
  leadInSamples = 0,
): Promise<Omit<AudioSegment, 'startSeconds' | 'durationSeconds'>> {
  const file = harness.file(name);
  const codec = name.endsWith('.m4a') ? ['-c:a', 'aac', '-b:a', '256k'] : ['-c:a', 'pcm_f32le'];
  ffmpeg(
    ['-f', 'f32le', '-ar', String(rate), '-ac', '2', '-i', 'pipe:0', ...codec, file],
    interleave({ left: wave, right: wave }),
  );
  return { audioId: 1, src: name, leadInSamples, contentSamples: wave.length, sampleRate: rate };
}

const wave = (rate: number, samples: number, value: (seconds: number) => number) =>
  Float32Array.from({ length: samples }, (_, index) => value(index / rate));
const sine = (seconds: number) => 0.5 * Math.sin(2 * Math.PI * 220 * seconds);

/** A click of 2 ms, ten milliseconds into the file. */
const click = (seconds: number) => (seconds >= 0.01 && seconds < 0.012 ? 0.7 : 0);

const loudest = (channel: Float32Array, from: number, to: number) => {
  let best = from;
  for (let index = from; index < to; index++) if (Math.abs(channel[index]!) > Math.abs(channel[best]!)) best = index;
  return best;
};

describe.each(ffmpegs)('music by the $origin ffmpeg', ({ path, origin }) => {
  const mix = (segments: AudioSegment[], frames: number, audioFadeSeconds = 0) =>
    mixMusicFiles(
      planSoundtrack(composition([scene(frames)], { audio: segments, audioFadeSeconds })),
      path,
      harness.file,
    );

  test('a wave cut into samples sounds as one: no step at the seams', async () => {
    for (const [rate, tolerance] of [
      [48_000, 1e-6],
      [44_100, 0.004],
    ] as const) {
      // each sample rings on for 0.1 s, fading, and the next one fades in below it
      const whole = (seconds: number) => sine(seconds);
      const fade = (seconds: number) => Math.min(1, Math.max(0, seconds / 0.1));
      const first = await music(
        `first-${origin}-${rate}.wav`,
        rate,
        wave(rate, rate * 1.1, (s) => whole(s) * (1 - fade(s - 1))),
      );
      const second = await music(
        `second-${origin}-${rate}.wav`,
        rate,
        wave(rate, rate, (s) => whole(s + 1) * fade(s)),
      );
      const { left } = await mix(
        [
          { ...first, startSeconds: 0, durationSeconds: 1 },
          { ...second, startSeconds: 1, durationSeconds: 1 },
        ],
        45,
      );
      expect(left).toHaveLength(72_000);
      for (let index = 100; index < 71_000; index++)
        expect(Math.abs(left[index]! - sine(index / 48_000))).toBeLessThan(tolerance);
    }
  });

  test('the lead-in of a codec is cut, whether or not the decoder does it', async () => {
    const coded = await music(`coded-${origin}.m4a`, 48_000, wave(48_000, 48_000, click), 1024);
    const { left } = await mix([{ ...coded, startSeconds: 0.5, durationSeconds: 1 }], 60);
    const at = loudest(left, 0, left.length) / 48_000;
    expect(at).toBeGreaterThanOrEqual(0.5095);
    expect(at).toBeLessThanOrEqual(0.5125);
  });

  test('in the finished video it stands within a millisecond, fades, and ends with the picture', async () => {
    // past the first 21 ms, which fade in (`server/render/engine/painter/join-tracks.ts`)
    const clickSeconds = 0.04;
    const clicks = wave(48_000, 96_000, (s) => click((s % 0.5) - clickSeconds + 0.01));
    const track = await music(`clicks-${origin}.wav`, 48_000, clicks);
    const audio = [
      { ...track, startSeconds: 0, durationSeconds: 2 },
      { ...track, startSeconds: 2, durationSeconds: 2 },
    ];
    const composed = composition([scene(100)], { audio, audioFadeSeconds: 0.5 });
    const file = await harness.video(harness.engine({ ffmpegPath: path }), composed, `music-${origin}`);
    const { left } = sound(file);
    for (const second of [0, 0.5, 1, 1.5, 2, 2.5]) {
      const from = Math.round(second * 48_000);
      const onset = left.subarray(from, from + 24_000).findIndex((value) => Math.abs(value) > 0.3);
      expect(Math.abs(onset / 48_000 - clickSeconds)).toBeLessThan(0.001);
    }
    const level = (seconds: number) =>
      Math.abs(left[loudest(left, seconds * 48_000, Math.min(left.length, (seconds + 0.1) * 48_000))]!);
    expect(level(3)).toBeLessThan(level(2.5) * 0.8);
    const video = await readMp4(file);
    expect(Math.abs(video.audioEnd! - video.videoEnd)).toBeLessThan(1 / 30);
    expect(Math.abs(left.length / 48_000 - 100 / 30)).toBeLessThan(1 / 30);
  });
});

test('music that cannot be decoded is named', async () => {
  await writeFile(harness.file('noise.mp3'), 'nothing');
  const broken = {
    audioId: 1,
    src: 'noise.mp3',
    startSeconds: 0,
    durationSeconds: 1,
    leadInSamples: 0,
    contentSamples: 48_000,
    sampleRate: 48_000,
  };
  const rendered = harness.video(harness.engine(), composition([scene(5)], { audio: [broken] }), 'no-music');
  await expect(rendered).rejects.toMatchObject({ code: 'media_undecodable' });
});
