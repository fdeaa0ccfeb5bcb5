import { describe, expect, it } from 'vitest';
import { composeAudio } from '../../../sdk/audio/compose';
import { AudioFlag } from '../../../sdk/audio/flags';
import type { ComposerKit, ComposerSample } from '../../../sdk/audio/kit';
import type { MusicKit } from '../../../sdk/contract/library/music';

const BPM = 120;
const BAR_SECONDS = 2;

/** A sample of whole bars; `next` maps ids to ratings. */
function sample(id: number, bars: number, flags: number, next: Record<number, number>): ComposerSample {
  const compatibilityMap = Object.entries(next).map(([nextId, compatibilityRating]) => ({
    nextAudioId: Number(nextId),
    compatibilityRating,
  }));
  return { id, duration: bars * BAR_SECONDS, flags, compatibilityMap };
}

function scenes(...barCounts: number[]) {
  return barCounts.map((count) => ({ durationSeconds: count * BAR_SECONDS }));
}

/** Intro, outro, a body of 12 bars and a loop of one, everything Perfect. */
const chopped: ComposerKit = {
  bpm: BPM,
  audioSamples: [
    sample(1, 1, AudioFlag.intro, { 2: 10, 3: 10 }),
    sample(2, 12, 0, { 4: 10 }),
    sample(3, 1, 0, { 3: 10, 4: 10 }),
    sample(4, 1, AudioFlag.outro, {}),
  ],
};

describe('composeAudio', () => {
  it('prefers one long body to a loop chopped out of a short one', async () => {
    const { mode, tracks, exact, upperBound } = await composeAudio(chopped, scenes(6, 8));
    expect({ mode, exact, upperBound }).toEqual({ mode: 'bars', exact: true, upperBound: 100 });
    expect(tracks.map(({ score, percent }) => [score, percent.toFixed(1)])).toEqual([
      [20, '100.0'],
      [53, '40.8'],
    ]);
    expect(tracks[0]).toEqual({ sampleIds: [1, 2, 4], score: 20, percent: 100, bars: 14, durationMs: 28_000 });
    expect(tracks[1]?.sampleIds).toEqual([1, ...Array<number>(12).fill(3), 4]);
  });

  it('falls back to durations where the bars do not add up', async () => {
    const [intro, body] = chopped.audioSamples as [ComposerSample, ComposerSample];
    const kit = { bpm: BPM, audioSamples: [intro, body, sample(4, 2, AudioFlag.outro, {})] };
    const { mode, tracks } = await composeAudio(kit, scenes(14));
    expect(mode).toBe('duration');
    expect(tracks).toEqual([{ sampleIds: [1, 2, 4], score: 20, percent: 100, bars: 15, durationMs: 30_000 }]);
  });

  it('falls back to durations where a scene is no whole number of bars', async () => {
    const { mode, tracks } = await composeAudio(chopped, [{ durationSeconds: 26.9 }, { durationSeconds: 1.1 }]);
    expect(mode).toBe('duration');
    expect(tracks[0]?.sampleIds).toEqual([1, 2, 4]);
  });

  it('takes 50 ms too little for enough and 51 ms for too little', async () => {
    const kit = { bpm: BPM, audioSamples: [{ id: 1, duration: 3, flags: 0, compatibilityMap: [] }] };
    expect((await composeAudio(kit, [{ durationSeconds: 3.05 }])).tracks).toHaveLength(1);
    expect((await composeAudio(kit, [{ durationSeconds: 3.051 }])).tracks).toHaveLength(0);
  });

  it('gives a negative percent as it is', async () => {
    const kit = { bpm: BPM, audioSamples: [sample(1, 1, 0, { 1: 1 })] };
    const { tracks } = await composeAudio(kit, scenes(3));
    expect(tracks).toEqual([{ sampleIds: [1, 1, 1], score: -14, percent: -70, bars: 3, durationMs: 6000 }]);
  });

  it('lets stated bars win over the duration, and counts unknown ones as unknown', async () => {
    const odd = { id: 1, duration: 5, flags: 0, compatibilityMap: [] };
    const stated = await composeAudio({ bpm: BPM, audioSamples: [{ ...odd, bars: 2 }] }, scenes(2));
    expect([stated.mode, stated.tracks[0]?.bars, stated.tracks[0]?.durationMs]).toEqual(['bars', 2, 5000]);
    const unknown = await composeAudio({ bpm: BPM, audioSamples: [{ ...odd, bars: null }] }, scenes(2));
    expect([unknown.mode, unknown.tracks[0]?.bars]).toEqual(['duration', null]);
  });

  it('counts at 110 bpm where the kit states none', async () => {
    const bar = 240 / 110;
    const kit = { bpm: 0, audioSamples: [{ id: 1, duration: 4 * bar, flags: 0, compatibilityMap: [] }] };
    expect((await composeAudio(kit, [{ durationSeconds: 4 * bar }])).mode).toBe('bars');
  });

  it('answers with no track for a kit in which nothing is legal', async () => {
    const none = { mode: 'duration', tracks: [], exact: true, upperBound: 0 };
    expect(await composeAudio({ bpm: BPM, audioSamples: [] }, scenes(4))).toEqual(none);
    expect(await composeAudio({ bpm: BPM, audioSamples: [sample(1, 4, AudioFlag.demo, {})] }, scenes(4))).toEqual(none);
  });

  it('accepts a kit as the contract gives it', async () => {
    const audioSamples = chopped.audioSamples.map((part) => ({
      ...part,
      name: `Part ${part.id}`,
      url: `/parts/${part.id}`,
      bars: null,
      compatibilityMap: [...part.compatibilityMap],
      leadInSamples: 0,
      contentSamples: 1,
      sampleRate: 48_000,
      peaks: [],
    })) as unknown as MusicKit['audioSamples'];
    const wire: MusicKit = { id: 7, name: 'Kit', description: '', bpm: BPM, moods: [], audioSamples };
    expect((await composeAudio(wire, scenes(14))).tracks[0]?.sampleIds).toEqual([1, 2, 4]);
  });
});
