import { expect, it } from 'vitest';
import { placedSamples } from '../../../sdk/audio/placement';

/** Bars of 2 s. */
const BPM = 120;
const sample = (id: number, duration: number, flags = 0) => ({ id, duration, flags, compatibilityMap: [] });
const kitOf = (...audioSamples: ReturnType<typeof sample>[]) => ({ bpm: BPM, audioSamples });

it('samples in whole bars lie on bar lines, whatever their files last', () => {
  const kit = kitOf(sample(1, 4.01), sample(2, 7.98));
  expect(placedSamples(kit, [2, 1, 2])).toEqual([
    { sampleId: 2, startSeconds: 0, durationSeconds: 8, bars: 4 },
    { sampleId: 1, startSeconds: 8, durationSeconds: 4, bars: 2 },
    { sampleId: 2, startSeconds: 12, durationSeconds: 8, bars: 4 },
  ]);
});

it('one sample that is not in whole bars lets all last as long as their files', () => {
  const kit = kitOf(sample(1, 4.01), sample(2, 5));
  expect(placedSamples(kit, [1, 2, 1])).toEqual([
    { sampleId: 1, startSeconds: 0, durationSeconds: 4.01, bars: 2 },
    { sampleId: 2, startSeconds: 4.01, durationSeconds: 5, bars: undefined },
    { sampleId: 1, startSeconds: 9.01, durationSeconds: 4.01, bars: 2 },
  ]);
});

it('a sample that the kit no longer has leaves no gap', () => {
  const kit = kitOf(sample(1, 4), sample(2, 2));
  expect(placedSamples(kit, [1, 77, 2])).toMatchObject([
    { sampleId: 1, startSeconds: 0 },
    { sampleId: 2, startSeconds: 4 },
  ]);
  expect(placedSamples(kit, [77])).toEqual([]);
});
