import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapsFor, trackOf } from '../../../sdk/audio/swaps';
import { bruteForce } from './brute-force';
import { barCase, durationCase } from './random-kit';

const pick = fc.record({ track: fc.nat(), index: fc.nat() });

describe('swapsFor against brute force', () => {
  it.each([
    ['sparse kits in bars', barCase('sparse')],
    ['dense kits in bars', barCase('dense')],
    ['sparse kits of any durations', durationCase('sparse')],
    ['dense kits of any durations', durationCase('dense')],
  ])('gives what differs in that place only, best first, for %s', (_, arbitrary) => {
    let swapped = 0;
    fc.assert(
      fc.property(arbitrary, pick, ({ kit, sceneSeconds }, { track, index }) => {
        const all = bruteForce(kit, sceneSeconds, undefined, Number.POSITIVE_INFINITY);
        fc.pre(all !== undefined && all.tracks.length > 0);
        const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
        const { sampleIds } = all.tracks[track % all.tracks.length]!;
        const place = index % sampleIds.length;
        const others = all.tracks.filter(
          (other) =>
            other.sampleIds.length === sampleIds.length &&
            other.sampleIds.every((id, at) => (at === place) !== (id === sampleIds[at])),
        );
        const swaps = swapsFor(kit, sampleIds, place, scenes);
        expect(swaps.map((swap) => swap.track.sampleIds)).toEqual(others.map((other) => other.sampleIds));
        expect(swaps.map((swap) => swap.sampleId)).toEqual(others.map((other) => other.sampleIds[place]));
        swapped += swaps.length;
      }),
      { numRuns: 150 },
    );
    expect(swapped).toBeGreaterThan(5);
  });

  it('has nothing for a place that is not there', () => {
    expect(swapsFor({ bpm: 120, audioSamples: [] }, [], 0, [{ durationSeconds: 2 }])).toEqual([]);
  });
});

describe('trackOf', () => {
  it('states what the composer states, and nothing for what it would not compose', () => {
    fc.assert(
      fc.property(barCase('sparse'), fc.array(fc.nat(5), { maxLength: 4 }), ({ kit, sceneSeconds }, picks) => {
        const all = bruteForce(kit, sceneSeconds, undefined, Number.POSITIVE_INFINITY);
        fc.pre(all !== undefined);
        const scenes = sceneSeconds.map((durationSeconds) => ({ durationSeconds }));
        for (const { sampleIds, score, bars } of all.tracks.slice(0, 20))
          expect(trackOf(kit, sampleIds, scenes)).toMatchObject({ sampleIds, score, bars });
        const ids = picks.map((number) => kit.audioSamples[number % kit.audioSamples.length]!.id);
        const isComposed = all.tracks.some(({ sampleIds }) => sampleIds.join() === ids.join());
        expect(trackOf(kit, ids, scenes) !== undefined).toBe(isComposed);
      }),
      { numRuns: 200 },
    );
  });
});
