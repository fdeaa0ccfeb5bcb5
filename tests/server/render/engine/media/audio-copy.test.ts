/** Copies of music files: playable, as loud as the library's music, and without clipping, whatever came in. */
import { describe, expect, test } from 'vitest';
import { ffmpeg, sound } from '../fixtures/decoding';
import { measured } from '../fixtures/loudness';
import { ffmpegs, renderHarness } from '../harness';

const harness = renderHarness();

/** Noise that swells and has short loud beats, at a level. */
const noise = (decibels: number, seconds: number) =>
  `anoisesrc=color=pink:seed=7:sample_rate=44100:duration=${seconds},volume='0.25+0.7*lt(mod(t,0.5),0.03)':eval=frame,volume=${decibels}dB`;

function make(name: string, source: string, codec: readonly string[]): string {
  const file = harness.file(name);
  ffmpeg(['-f', 'lavfi', '-i', source, ...codec, file]);
  return file;
}

describe.each(ffmpegs)('by the $origin ffmpeg', ({ path, origin }) => {
  const copy = (file: string, name: string) =>
    harness.engine({ ffmpegPath: path }).media.audioCopy(file, { outFolder: harness.file(`${name}-${origin}`) });

  test.each([
    ['loud.mp3', 6, ['-c:a', 'libmp3lame', '-b:a', '192k']],
    ['quiet.wav', -14, ['-c:a', 'pcm_s16le', '-ac', '1']],
    ['high.flac', -6, ['-c:a', 'flac', '-ar', '96000']],
    ['song.m4a', 0, ['-c:a', 'aac']],
  ] as const)('%s has the loudness of the library and no clipping', async (name, decibels, codec) => {
    const file = make(`${origin}-${name}`, noise(decibels, 6), codec);
    const made = await copy(file, name);
    const before = measured(file);
    const after = measured(made.audioFile);
    expect(made.loudnessLufs).toBeCloseTo(before.lufs, 0);
    expect(Math.abs(after.lufs - -14)).toBeLessThan(0.6);
    expect(after.peak).toBeLessThan(-0.8);
    expect(made.samples / 48_000).toBeGreaterThan(5.9);
    expect(made.samples / 48_000).toBeLessThan(6.2);
    expect(Math.max(...made.peaks)).toBe(1);
  });

  test('the waveform shows where it is loud, and the copy has the same sound at the same time', async () => {
    const beeps = "sine=frequency=440:sample_rate=48000:duration=4,volume='if(between(t,2,3),1,0.1)':eval=frame";
    const made = await copy(make(`${origin}-beeps.wav`, beeps, ['-c:a', 'pcm_s16le']), 'beeps');
    const at = (share: number) => made.peaks[Math.floor(share * made.peaks.length)] ?? Number.NaN;
    expect([at(0.1), at(0.9)].every((level) => level < 0.2)).toBe(true);
    expect(at(0.6)).toBeGreaterThan(0.9);
    const { left } = sound(made.audioFile);
    const loud = left.findIndex((value) => Math.abs(value) > 0.25) / 48_000;
    expect(Math.abs(loud - 2)).toBeLessThan(0.05);
  });

  test('silence and what is too short are refused by name', async () => {
    const silent = make(`${origin}-silent.wav`, 'anullsrc=r=44100:cl=stereo', ['-c:a', 'pcm_s16le', '-t', '3']);
    await expect(copy(silent, 'silent')).rejects.toMatchObject({ code: 'audio_silent' });
    const short = make(`${origin}-short.wav`, noise(0, 0.5), ['-c:a', 'pcm_s16le']);
    await expect(copy(short, 'short')).rejects.toMatchObject({ code: 'audio_length' });
  });
});
