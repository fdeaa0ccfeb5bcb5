import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeAudio, type MusicComposition } from '../../../sdk/audio/compose';
import type { ComposerKit, ComposerSample } from '../../../sdk/audio/kit';
import { checkTrack, compareBrute } from './brute-force';
import { barCase, type Case, durationCase } from './random-kit';

const RUNS = { numRuns: 120 };

const anyCase = fc.oneof(barCase('dense'), durationCase('dense'), barCase('sparse'));

function compose({ kit, sceneSeconds }: Case): Promise<MusicComposition> {
  const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
  return composeAudio(kit, scenes, { budgetMs: Number.POSITIVE_INFINITY });
}

function withSamples({ kit, sceneSeconds }: Case, audioSamples: readonly ComposerSample[]): Case {
  return { kit: { ...kit, audioSamples }, sceneSeconds };
}

/** The case with an intro and an outro among its samples. */
function marked(given: Case): Case {
  const samples = given.kit.audioSamples.map((sample, index) =>
    index < 2 ? { ...sample, flags: index === 0 ? 1 : 2 } : { ...sample, flags: sample.flags & ~16 },
  );
  return withSamples(given, samples);
}

/** A case with one entry of one map picked, and the case in which `change` has been done to it. */
async function changeOneEntry(
  given: Case,
  pick: number,
  change: (entry: { nextAudioId: number; compatibilityRating: number }, sample: ComposerSample) => ComposerSample,
): Promise<Case | undefined> {
  const all = given.kit.audioSamples.flatMap((sample) => sample.compatibilityMap.map((entry) => ({ sample, entry })));
  const chosen = all[pick % Math.max(1, all.length)];
  if (!chosen) return undefined;
  const changed = change(chosen.entry, chosen.sample);
  return withSamples(
    given,
    given.kit.audioSamples.map((sample) => (sample === chosen.sample ? changed : sample)),
  );
}

const firstPercent = (composition: MusicComposition) => composition.tracks[0]?.percent ?? Number.NEGATIVE_INFINITY;

describe('composeAudio', () => {
  it('does not depend on the order of samples, of entries, or on a JSON round trip', async () => {
    const shuffled = anyCase.chain((given) =>
      fc.record({
        given: fc.constant(given),
        samples: fc.shuffledSubarray([...given.kit.audioSamples], { minLength: given.kit.audioSamples.length }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ given, samples }) => {
        const turned = samples.map((sample) => ({ ...sample, compatibilityMap: sample.compatibilityMap.toReversed() }));
        const expected = await compose(given);
        expect(await compose(withSamples(given, turned))).toEqual(expected);
        const kit = JSON.parse(JSON.stringify(given.kit)) as ComposerKit;
        expect(await compose({ ...given, kit })).toEqual(expected);
        expect(JSON.parse(JSON.stringify(expected))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('is not changed by a demo sample, or by one that nothing leads to', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, fc.integer({ min: 0, max: 15 }), async (drawn, flags) => {
        fc.pre(drawn.kit.audioSamples.length >= 2);
        const given = marked(drawn);
        const [first] = given.kit.audioSamples as [ComposerSample];
        const expected = await compose(given);
        const demo = { ...first, id: 1000, flags: 16 | flags };
        const leadingToDemo = given.kit.audioSamples.map((sample) => ({
          ...sample,
          compatibilityMap: [...sample.compatibilityMap, { nextAudioId: 1000, compatibilityRating: 10 }],
        }));
        expect(await compose(withSamples(given, [demo, ...leadingToDemo]))).toEqual(expected);
        const unreachable = { ...first, id: 1000, flags: 0 };
        expect(await compose(withSamples(given, [unreachable, ...given.kit.audioSamples]))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('is never better without a pair, while the mode stays the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, fc.nat(), async (given, pick) => {
        const changed = await changeOneEntry(given, pick, (entry, sample) => ({
          ...sample,
          compatibilityMap: sample.compatibilityMap.filter(({ nextAudioId }) => nextAudioId !== entry.nextAudioId),
        }));
        fc.pre(changed !== undefined);
        const before = await compose(given);
        const after = await compose(changed);
        if (before.mode === after.mode) expect(firstPercent(after)).toBeLessThanOrEqual(firstPercent(before));
      }),
      RUNS,
    );
  });

  it('is never worse with a better rating', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, fc.nat(), async (given, pick) => {
        const changed = await changeOneEntry(given, pick, (entry, sample) => ({
          ...sample,
          compatibilityMap: [...sample.compatibilityMap, { ...entry, compatibilityRating: 10 }],
        }));
        fc.pre(changed !== undefined);
        const before = await compose(given);
        const after = await compose(changed);
        expect(after.mode).toBe(before.mode);
        expect(firstPercent(after)).toBeGreaterThanOrEqual(firstPercent(before));
      }),
      RUNS,
    );
  });

  it('keeps its order when ids are renamed in order', async () => {
    const rename = (id: number) => 7 * id + 3;
    await fc.assert(
      fc.asyncProperty(anyCase, async (given) => {
        const renamed = given.kit.audioSamples.map((sample) => ({
          ...sample,
          id: rename(sample.id),
          compatibilityMap: sample.compatibilityMap.map((entry) => ({
            ...entry,
            nextAudioId: rename(entry.nextAudioId),
          })),
        }));
        const expected = await compose(given);
        const tracks = expected.tracks.map((track) => ({ ...track, sampleIds: track.sampleIds.map(rename) }));
        expect(await compose(withSamples(given, renamed))).toEqual({ ...expected, tracks });
      }),
      RUNS,
    );
  });

  it('gives distinct, legal, sorted tracks that re-score to what they state', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, async (given) => {
        const { mode, tracks } = await compose(given);
        const checked = tracks.map((track) => checkTrack(given.kit, given.sceneSeconds, mode, track.sampleIds));
        for (const [index, track] of tracks.entries()) {
          const { score, pairs, bars, durationUs } = checked[index]!;
          expect(track.score).toBe(score);
          expect(track.percent).toBeCloseTo(pairs === 0 ? 100 : (10 * score) / pairs, 10);
          expect([track.bars, track.durationMs]).toEqual([bars, Math.round(durationUs / 1000)]);
          if (index > 0) expect(compareBrute(checked[index - 1]!, checked[index]!, mode)).toBeLessThan(0);
        }
      }),
      RUNS,
    );
  });

  it('changes to durations exactly when no bars add up', async () => {
    await fc.assert(
      fc.asyncProperty(barCase('dense'), async (given) => {
        const bars = await compose(given);
        const odd = withSamples(
          given,
          given.kit.audioSamples.map((sample) => ({ ...sample, bars: undefined, duration: 3 })),
        );
        expect((await compose(odd)).mode).toBe('duration');
        if (bars.mode === 'bars') expect(bars.tracks.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});
