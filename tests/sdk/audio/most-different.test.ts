import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostDifferent, trackDistance } from '../../../sdk/audio/most-different';

const tracks = (...sequences: number[][]) => sequences.map((sampleIds) => ({ sampleIds }));
const sequence = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }).map((sampleIds) => ({ sampleIds }));

describe('mostDifferent', () => {
  it('begins with the best, then takes what is farthest from all taken', () => {
    const ten = tracks([1, 2, 3, 4], [1, 2, 3, 5], [1, 6, 7, 4], [8, 9, 10, 11], [8, 9, 10, 4]);
    expect(mostDifferent(ten, 3).map(({ sampleIds }) => sampleIds.join())).toEqual(['1,2,3,4', '8,9,10,11', '1,6,7,4']);
  });

  it('takes the better ranked of equally different ones', () => {
    const ten = tracks([1, 2], [1, 3], [1, 4]);
    expect(mostDifferent(ten, 2)[1]).toBe(ten[1]);
  });

  it('gives all that there are, and none of none', () => {
    expect(mostDifferent(tracks([1]), 3)).toHaveLength(1);
    expect(mostDifferent([], 3)).toEqual([]);
    expect(mostDifferent(tracks([1], [2]), 0)).toEqual([]);
  });

  it('takes each once, the best first', () => {
    fc.assert(
      fc.property(
        fc.array(sequence, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 12 }),
        (all, count) => {
          const picked = mostDifferent(all, count);
          expect(picked[0]).toBe(all[0]);
          expect(new Set(picked).size).toBe(Math.min(count, all.length));
        },
      ),
    );
  });
});

describe('trackDistance', () => {
  it('counts additions, removals and replacements as a share of the longer', () => {
    const distance = (a: number[], b: number[]) => trackDistance({ sampleIds: a }, { sampleIds: b });
    expect(distance([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0);
    expect(distance([1, 2, 3, 4], [1, 2, 4])).toBe(0.25);
    expect(distance([1, 2], [3, 4])).toBe(1);
    expect(distance([], [])).toBe(0);
  });

  it('is the same both ways, and 0 only for equal sequences', () => {
    fc.assert(
      fc.property(sequence, sequence, (a, b) => {
        expect(trackDistance(a, b)).toBe(trackDistance(b, a));
        expect(trackDistance(a, b) === 0).toBe(a.sampleIds.join() === b.sampleIds.join());
      }),
    );
  });
});
