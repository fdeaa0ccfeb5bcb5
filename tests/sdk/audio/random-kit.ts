import fc from 'fast-check';
import type { ComposerKit, ComposerSample } from '../../../sdk/audio/kit';

/** What one random case is: kits small enough for brute force, but with every kind of flag, gap and duplicate. */
export interface Case {
  kit: ComposerKit;
  sceneSeconds: number[];
}

export const BPM = 120;
const BAR_SECONDS = 2;

type Richness = 'sparse' | 'dense';

/** Sparse kits try every rule; dense ones have hundreds of sequences, more than the composer looks at one by one. */
const SHAPES = {
  sparse: { fewest: 1, most: 6, scenes: 1, anyFlags: 2, targets: (ids: number) => ids + 2 },
  dense: { fewest: 4, most: 6, scenes: 3, anyFlags: 0, targets: (ids: number) => 2 * ids },
};

const rating = fc.constantFrom(1, 5, 5, 10, 10, 10);

function flagsOf(richness: Richness): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(1, 4) },
    { weight: 1, arbitrary: fc.constantFrom(2, 8) },
    { weight: SHAPES[richness].anyFlags, arbitrary: fc.integer({ min: 0, max: 31 }) },
  );
}

function sampleOf(ids: readonly number[], id: number, duration: fc.Arbitrary<number>, richness: Richness) {
  const entry = fc.record({
    nextAudioId: fc.constantFrom(...ids, ...(richness === 'sparse' ? [9999] : [])),
    compatibilityRating: rating,
  });
  const length = SHAPES[richness].targets(ids.length);
  return fc.record({
    id: fc.constant(id),
    duration,
    flags: flagsOf(richness),
    bars: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 5 }),
    compatibilityMap: fc.array(entry, { minLength: richness === 'dense' ? length : 0, maxLength: length }),
  });
}

function caseOf(duration: fc.Arbitrary<number>, scene: fc.Arbitrary<number>, richness: Richness): fc.Arbitrary<Case> {
  const { fewest, most, scenes } = SHAPES[richness];
  return fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: fewest, maxLength: most })
    .chain((ids) => fc.tuple(...ids.map((id) => sampleOf(ids, id, duration, richness))))
    .chain((audioSamples: ComposerSample[]) =>
      fc.record({
        kit: fc.constant({ bpm: BPM, audioSamples }),
        sceneSeconds: fc.array(scene, { minLength: scenes, maxLength: scenes + 1 }),
      }),
    );
}

function wholeBars(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: most }).map((count) => count * BAR_SECONDS);
}

function anyMs(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((ms) => ms / 1000);
}

/** Samples and scenes of a few bars, the samples up to 0.1 bar off. */
export function barCase(richness: Richness): fc.Arbitrary<Case> {
  const duration = fc.tuple(wholeBars(3), fc.integer({ min: -200, max: 200 }));
  return caseOf(
    duration.map(([seconds, offMs]) => seconds + offMs / 1000),
    wholeBars(3),
    richness,
  );
}

/** Any durations, with scenes that are often no whole number of bars. */
export function durationCase(richness: Richness): fc.Arbitrary<Case> {
  return caseOf(fc.oneof(wholeBars(4), anyMs(1500, 7000)), fc.oneof(wholeBars(3), anyMs(300, 5000)), richness);
}

/** Samples of whole bars under scenes that are none: many sums that differ by rounding only. */
export function unevenSceneCase(richness: Richness): fc.Arbitrary<Case> {
  return caseOf(wholeBars(3), anyMs(2400, 3600), richness);
}
