import { describe, expect, it } from 'vitest';
import type { MusicKitSource } from '../../../library/music/kit';
import { musicKitSources } from '../../../library/music/kits';
import { loudness } from '../../../music/mix/loudness';
import { dbOf } from '../../../music/sound/pcm';
import { composeAudio } from '../../../sdk/audio/compose';
import { type DecodedSample, decodeSample, join } from './decoded-sample';

const FULL = Boolean(process.env.SPOTREEL_FULL_TESTS);
/** Intro and outro. */
const STING_FLAGS = 3;
const LENGTHS = FULL ? [4, 7, 12, 16, 21, 30, 44] : [9, 20];

async function compose(kit: MusicKitSource, bars: number, budgetMs: number) {
  const audioSamples = kit.samples.map((sample) => ({ ...sample, duration: sample.durationSeconds }));
  const scenes = [{ durationSeconds: (bars * 240) / kit.bpm }];
  return composeAudio({ bpm: kit.bpm, audioSamples }, scenes, { budgetMs });
}

describe.each(musicKitSources)('$name', (kit) => {
  const decoded = new Map<number, DecodedSample>();

  async function track(bars: number) {
    const { tracks } = await compose(kit, bars, 3000);
    return (tracks[0]?.sampleIds ?? []).map((id) => {
      const sample = kit.samples.find((one) => one.id === id);
      if (!sample) throw new Error(`No sample ${id}`);
      const sound = decoded.get(id) ?? decodeSample(kit, sample);
      decoded.set(id, sound);
      return { sample, sound };
    });
  }

  it('has a track on the bar for every length from 1 to 60 bars', async () => {
    for (let bars = 1; bars <= 60; bars++) {
      const { mode, tracks } = await compose(kit, bars, 0);
      expect([bars, mode, tracks[0]?.bars]).toEqual([bars, 'bars', bars]);
    }
  });

  it('has a sting for each of the shortest videos, and also one to fade out where the bars do not fit', async () => {
    const stings = kit.samples.filter(({ flags }) => flags === STING_FLAGS);
    for (const seconds of [2, 3, 4, 5, 6, 7, 8, ...[1, 2, 3, 4].map((bars) => (bars * 240) / kit.bpm)]) {
      const { tracks } = await compose(kit, (seconds * kit.bpm) / 240, 0);
      expect(tracks[0]?.percent).toBe(100);
      expect(stings.map(({ id }) => [id])).toContainEqual(tracks[0]?.sampleIds);
    }
  });

  it('sounds perfect at the usual lengths', async () => {
    for (const bars of [12, 16, 20, 24]) {
      const { tracks } = await compose(kit, bars, 3000);
      expect(tracks[0]?.percent).toBeGreaterThanOrEqual(95);
    }
  });

  it.each(LENGTHS)('is even over a track of %i bars: loud enough, no step at a seam, no clipping', async (bars) => {
    const joined = join(await track(bars));
    expect(Math.abs(loudness(joined) + 14)).toBeLessThanOrEqual(1);
    const { atSeams, elsewhere } = largestSteps(joined.left, joined.seams);
    expect(atSeams).toBeLessThanOrEqual(elsewhere);
    const peak = joined.left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(dbOf(peak)).toBeLessThan(0);
  });
});

/** Greatest difference between neighbours within a millisecond of a seam, and in the rest of the track. */
function largestSteps(signal: Float32Array, seams: readonly number[]): { atSeams: number; elsewhere: number } {
  let atSeams = 0;
  let elsewhere = 0;
  for (let i = 1; i < signal.length; i++) {
    const step = Math.abs(signal[i]! - signal[i - 1]!);
    if (seams.some((seam) => Math.abs(i - seam) <= 48)) atSeams = Math.max(atSeams, step);
    else elsewhere = Math.max(elsewhere, step);
  }
  return { atSeams, elsewhere };
}
