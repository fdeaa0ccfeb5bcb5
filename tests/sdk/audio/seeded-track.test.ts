import { describe, expect, test } from 'vitest';
import type { ComposedTrack, MusicComposition } from '../../../sdk/audio/compose';
import { seededTrack } from '../../../sdk/audio/seeded-track';

const track = (id: number, percent: number, durationMs = 8000): ComposedTrack => ({
  sampleIds: [id],
  score: 0,
  percent,
  bars: null,
  durationMs,
});
const composed = (mode: MusicComposition['mode'], ...tracks: ComposedTrack[]): MusicComposition => ({
  mode,
  tracks,
  exact: true,
  upperBound: tracks[0]?.percent ?? 0,
});
const chosen = (composition: MusicComposition, seeds = 12) =>
  Array.from({ length: seeds }, (_, seed) => seededTrack(composition, seed)?.sampleIds[0]);

describe('a track by a seed', () => {
  test('is one of those that are as good as the best, each in its turn', () => {
    const composition = composed('bars', track(1, 100), track(2, 100), track(3, 100), track(4, 90));
    expect(chosen(composition, 6)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  test('is the first where none is as good', () => {
    expect(new Set(chosen(composed('bars', track(1, 95), track(2, 90))))).toEqual(new Set([1]));
  });

  test('is not one that is cut off later, where music is cut off at the end', () => {
    const tracks = [track(1, 100, 8000), track(2, 100, 8000), track(3, 100, 9000)];
    expect(new Set(chosen(composed('duration', ...tracks)))).toEqual(new Set([1, 2]));
    expect(new Set(chosen(composed('bars', ...tracks)))).toEqual(new Set([1, 2, 3]));
  });

  test('is none where there is none', () => {
    expect(seededTrack(composed('bars'), 3)).toBeUndefined();
  });
});
