import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeAudio } from '../../../sdk/audio/compose';
import { type BruteTrack, bruteForce } from './brute-force';
import { largeKit } from './large-kit';
import { leastExcess } from './optimum';
import { barCase, durationCase, unevenSceneCase } from './random-kit';

const UNLIMITED = { budgetMs: Number.POSITIVE_INFINITY };

function stated({ sampleIds, score, pairs, bars, durationUs }: BruteTrack) {
  const percent = pairs === 0 ? 100 : (100 * score) / (10 * pairs);
  return { sampleIds, score, percent, bars, durationMs: Math.round(durationUs / 1000) };
}

describe('composeAudio against brute force', () => {
  it.each([
    ['sparse kits in bars', barCase('sparse'), 300, 0],
    ['dense kits in bars', barCase('dense'), 200, 20],
    ['sparse kits of any durations', durationCase('sparse'), 300, 0],
    ['dense kits of any durations', durationCase('dense'), 200, 20],
    ['sparse kits in bars under uneven scenes', unevenSceneCase('sparse'), 100, 0],
    ['dense kits in bars under uneven scenes', unevenSceneCase('dense'), 200, 20],
  ] as const)('gives the same ten for %s', async (_, arbitrary, numRuns, atLeastLarge) => {
    let large = 0;
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ kit, sceneSeconds }) => {
        const expected = bruteForce(kit, sceneSeconds);
        fc.pre(expected !== undefined);
        const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
        const composition = await composeAudio(kit, scenes, UNLIMITED);
        expect(composition.exact).toBe(true);
        expect(composition.mode).toBe(expected.mode);
        expect(composition.tracks).toEqual(expected.tracks.map(stated));
        expect(composition.upperBound).toBe(composition.tracks[0]?.percent ?? 0);
        if (expected.count > 100) large += 1;
      }),
      { numRuns },
    );
    // Up to a hundred sequences are simply all looked at; only beyond that anything is proved.
    expect(large).toBeGreaterThanOrEqual(atLeastLarge);
  });
});

describe('composeAudio on long tracks of short kits', () => {
  it.each([
    [1, 100, [1, 2, 4]],
    [2, 100, [2, 4]],
    [3, 60, [1, 2]],
    [4, 60, [2, 4, 8]],
    [5, 35, [1, 2, 4]],
  ])('finds the best percent that there is (kit %i)', async (seed, listed, lengths) => {
    const { kit, scenes } = largeKit({ samples: 9, bars: 64, listed, lengths }, seed);
    const { mode, tracks, exact } = await composeAudio(kit, scenes, UNLIMITED);
    expect([mode, exact, tracks.length]).toEqual(['bars', true, 10]);
    const first = tracks[0]!;
    // Nothing is better than the first track exactly if no track loses less, measured by what the first one loses.
    expect(leastExcess(kit, 64, first.score, first.sampleIds.length - 1)).toBe(0);
  });
});
