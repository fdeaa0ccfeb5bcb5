import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComposedTrack, composeAudio } from '../../../sdk/audio/compose';
import { type BruteTrack, compareBrute, firstHundred } from './brute-force';
import { endlessKit, type LargeKit, largeKit } from './large-kit';
import { barCase, durationCase } from './random-kit';

function asBrute({ sampleIds, score, bars, durationMs }: ComposedTrack, totalMs: number): BruteTrack {
  const overshootMs = Math.max(0, durationMs - totalMs);
  return {
    sampleIds: [...sampleIds],
    score,
    pairs: sampleIds.length - 1,
    bars,
    durationUs: durationMs * 1000,
    overshootMs,
  };
}

async function expectAtLeastDepthFirst({ kit, scenes }: LargeKit, budgetMs: number) {
  const { mode, tracks, exact, upperBound } = await composeAudio(kit, scenes, { budgetMs });
  const sceneSeconds = scenes.map(({ durationSeconds }) => durationSeconds);
  const totalMs = Math.round(1000 * sceneSeconds.reduce((sum, seconds) => sum + seconds, 0));
  const walked = firstHundred(kit, sceneSeconds, mode);
  expect(tracks.length).toBeGreaterThanOrEqual(Math.min(10, walked.length));
  for (const [rank, track] of tracks.entries()) {
    const other = walked[rank];
    if (other) expect(compareBrute(asBrute(track, totalMs), other, mode)).toBeLessThanOrEqual(0);
  }
  if (tracks[0]) expect(upperBound).toBeGreaterThanOrEqual(tracks[0].percent);
  return { exact, first: tracks[0]?.percent ?? 0, upperBound };
}

describe('composeAudio on a budget', () => {
  it.each([
    ['bars', barCase('dense')],
    ['any durations', durationCase('dense')],
  ] as const)('of nothing still gives the best of a depth-first hundred (kits of %s)', async (_, arbitrary) => {
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ kit, sceneSeconds }) => {
        const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
        await expectAtLeastDepthFirst({ kit, scenes }, 0);
      }),
      { numRuns: 100 },
    );
  });

  it.each([0, 30, 200])(
    'of %i ms says that a long track is not proved, and how far it may be off',
    async (budgetMs) => {
      const { exact, first, upperBound } = await expectAtLeastDepthFirst(endlessKit(), budgetMs);
      expect(exact).toBe(false);
      expect(upperBound).toBeGreaterThan(first);
      expect(upperBound).toBeLessThanOrEqual(100);
    },
  );

  it('uses it: a longer one gives better tracks', async () => {
    const hurried = await expectAtLeastDepthFirst(endlessKit(), 0);
    const patient = await expectAtLeastDepthFirst(endlessKit(), 3000);
    expect(patient.first).toBeGreaterThan(hurried.first);
    expect(patient.upperBound).toBeLessThanOrEqual(hurried.upperBound);
  });

  it('proves a kit of usual size long before it ends', async () => {
    const usual = largeKit({ samples: 20, bars: 28, listed: 50, lengths: [2, 4, 8] }, 3);
    expect((await expectAtLeastDepthFirst(usual, 5000)).exact).toBe(true);
  });

  it('ends even for samples of a microsecond', async () => {
    const speck = { id: 1, duration: 1e-6, flags: 0, compatibilityMap: [{ nextAudioId: 1, compatibilityRating: 10 }] };
    const { exact, tracks } = await composeAudio({ bpm: 120, audioSamples: [speck] }, [{ durationSeconds: 300 }]);
    expect([exact, tracks.length]).toEqual([false, 0]);
  });
});
