import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Composition, composeAudio } from '../../../sdk/audio/compose';
import type { ComposerKit } from '../../../sdk/audio/kit';
import { type BruteTrack, bruteForce } from './brute-force';
import { barCase, durationCase, unevenSceneCase } from './random-kit';

const UNLIMITED = { budgetMs: Number.POSITIVE_INFINITY };

function compose(kit: ComposerKit, sceneSeconds: readonly number[]): Promise<Composition> {
  return composeAudio(
    kit,
    sceneSeconds.map((durationSeconds) => ({ durationSeconds })),
    UNLIMITED,
  );
}

function stated({ sampleIds, score, pairs, bars, durationUs }: BruteTrack) {
  const percent = pairs === 0 ? 100 : (100 * score) / (10 * pairs);
  return { sampleIds, score, percent, bars, durationMs: Math.round(durationUs / 1000) };
}

describe('composeAudio against brute force', () => {
  it.each([
    ['sparse kits in bars', barCase('sparse'), 300],
    ['dense kits in bars', barCase('dense'), 150],
    ['sparse kits of any durations', durationCase('sparse'), 300],
    ['dense kits of any durations', durationCase('dense'), 150],
    ['sparse kits in bars under uneven scenes', unevenSceneCase('sparse'), 100],
    ['dense kits in bars under uneven scenes', unevenSceneCase('dense'), 150],
  ] as const)('gives the same ten for %s', async (_, arbitrary, numRuns) => {
    const seen = { bars: 0, duration: 0, ten: 0, none: 0, many: 0 };
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ kit, sceneSeconds }) => {
        const expected = bruteForce(kit, sceneSeconds);
        fc.pre(expected !== undefined);
        const composition = await compose(kit, sceneSeconds);
        expect(composition.exact).toBe(true);
        expect(composition.mode).toBe(expected.mode);
        expect(composition.tracks).toEqual(expected.tracks.map(stated));
        expect(composition.upperBound).toBe(composition.tracks[0]?.percent ?? 0);
        seen[expected.mode] += 1;
        seen.many += Number(expected.count > 100);
        seen.ten += Number(expected.tracks.length === 10);
        seen.none += Number(expected.tracks.length === 0);
      }),
      { numRuns },
    );
    console.log(seen);
  });
});
