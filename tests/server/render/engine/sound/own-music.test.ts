/** Music of an account in a finished MP4, beside music of the library: as loud, cut and faded as the editor says. */
import { copyFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import brightSteps from '../../../../../library/music/bright-steps/kit.json';
import { type OwnMusicInput, placeOwnMusic } from '../../../../../sdk/scene/compiling/own-music';
import type { AudioSegment } from '../../../../../sdk/scene/composition';
import { composition, scene } from '../fixtures/compositions';
import { ffmpeg, sound } from '../fixtures/decoding';
import { measured } from '../fixtures/loudness';
import { ffmpegs, renderHarness } from '../harness';

const harness = renderHarness();
const FRAMES = 240;

/** A loud song: chords with beats, whose pitch says where in it one is: 200 Hz and 20 Hz more each second. */
const SONG =
  "aevalsrc=exprs='0.9*sin(2*PI*(200*t+10*t*t))*(0.35+0.65*lt(mod(t,0.5),0.12))':s=44100:d=24,acompressor=threshold=0.1:ratio=8:makeup=3";

interface Placed {
  readonly audio: readonly AudioSegment[];
  readonly audioFadeSeconds: number;
}

/** Hertz, by the zero crossings of 0.2 s. */
function pitchAt(channel: Float32Array, seconds: number): number {
  const from = Math.round((seconds - 0.1) * 48_000);
  let crossings = 0;
  for (let index = from; index < from + 9600; index++)
    if (channel[index]! < 0 !== channel[index + 1]! < 0) crossings += 1;
  return crossings / 2 / 0.2;
}

/** Root mean square of 0.1 s. */
function levelAt(channel: Float32Array, seconds: number): number {
  const part = channel.subarray(Math.round((seconds - 0.05) * 48_000), Math.round((seconds + 0.05) * 48_000));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

describe.each(ffmpegs)('by the $origin ffmpeg', ({ path, origin }) => {
  let song: Pick<
    OwnMusicInput,
    'audioId' | 'src' | 'durationSeconds' | 'leadInSamples' | 'contentSamples' | 'sampleRate'
  >;
  const engine = () => harness.engine({ ffmpegPath: path });
  const rendered = (placed: Placed, name: string, frames = FRAMES) =>
    harness.video(engine(), composition([scene(frames)], placed), `${name}-${origin}`);
  const placed = (cut: Partial<OwnMusicInput>, seconds = FRAMES / 30) =>
    placeOwnMusic({ ...song, fromSeconds: 5, fadeInSeconds: 0, fadeOutSeconds: 0, ...cut }, seconds);

  beforeAll(async () => {
    const file = harness.file(`song-${origin}.mp3`);
    ffmpeg(['-f', 'lavfi', '-i', SONG, '-c:a', 'libmp3lame', '-b:a', '192k', file]);
    const { audioFile, samples } = await engine().media.audioCopy(file, { outFolder: harness.file(`copy-${origin}`) });
    await copyFile(audioFile, harness.file(`song-${origin}.m4a`));
    song = {
      audioId: 1,
      src: `song-${origin}.m4a`,
      durationSeconds: samples / 48_000,
      leadInSamples: 1024,
      contentSamples: samples,
      sampleRate: 48_000,
    };
  });

  test('is as loud as music of the library, and clips as little', async () => {
    const sample = brightSteps.samples.find(({ slug }) => slug === 'chorus') ?? brightSteps.samples[0]!;
    await copyFile(`library/music/bright-steps/${sample.file}`, harness.file('chorus.mp3'));
    const { durationSeconds, leadInSamples, contentSamples, sampleRate } = sample;
    const piece = { audioId: 1, src: 'chorus.mp3', durationSeconds, leadInSamples, contentSamples, sampleRate };
    const pieces = Array.from({ length: Math.ceil(8 / durationSeconds) }, (_, index) => ({
      ...piece,
      startSeconds: index * durationSeconds,
    }));
    const composed = measured(await rendered({ audio: pieces, audioFadeSeconds: 0.4 }, 'composed'));
    const own = measured(await rendered(placed({ fadeOutSeconds: 0.4 }), 'own'));
    expect(Math.abs(own.lufs - composed.lufs)).toBeLessThan(1);
    expect(own.peak).toBeLessThan(-0.8);
  });

  test('starts at its chosen place of the file', async () => {
    const { left } = sound(await rendered(placed({ fromSeconds: 7 }), 'start'));
    for (const seconds of [1, 4, 7])
      expect(Math.abs(pitchAt(left, seconds) - (200 + 20 * (7 + seconds)))).toBeLessThan(6);
  });

  test('comes in and goes out as long as was chosen, and is as loud as ever between', async () => {
    const plain = sound(await rendered(placed({}), 'plain')).left;
    const faded = sound(await rendered(placed({ fadeInSeconds: 2, fadeOutSeconds: 3 }), 'faded')).left;
    const share = (seconds: number) => levelAt(faded, seconds) / levelAt(plain, seconds);
    expect(share(0.25)).toBeLessThan(0.3);
    expect(share(1)).toBeGreaterThan(0.6);
    expect(share(1)).toBeLessThan(0.82);
    for (const seconds of [2.3, 3, 4.5]) expect(share(seconds)).toBeCloseTo(1, 1);
    expect(share(6.5)).toBeGreaterThan(0.35);
    expect(share(6.5)).toBeLessThan(0.65);
    expect(share(7.9)).toBeLessThan(0.05);
  });

  test('that is short starts again without a gap', async () => {
    const { left } = sound(await rendered(placed({ fromSeconds: 20 }), 'again'));
    const part = song.durationSeconds - 20;
    const again = part - 1;
    for (const seconds of [1, 2.5]) expect(Math.abs(pitchAt(left, seconds) - (600 + 20 * seconds))).toBeLessThan(6);
    expect(Math.abs(pitchAt(left, again + 2) - (600 + 40))).toBeLessThan(6);
    const levels = Array.from({ length: 75 }, (_, index) => {
      const from = 0.2 + index / 10;
      return Math.max(
        levelAt(left, from),
        levelAt(left, from + 0.1),
        levelAt(left, from + 0.2),
        levelAt(left, from + 0.3),
      );
    });
    expect(Math.min(...levels)).toBeGreaterThan(Math.max(...levels) * 0.4);
  });
});
