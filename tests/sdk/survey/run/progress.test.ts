import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressAfterStep } from '../../../../sdk/survey/run/progress';

describe('progress', () => {
  it('shows what lies behind, question by question', () => {
    let shown = 0;
    const bar = [1, 2, 3].map((index) => {
      shown = progressAfterStep(shown, index, 4);
      return shown;
    });
    expect(bar).toEqual([0.25, 0.5, 0.75]);
  });

  it('adds 0.1 where the next question stands earlier', () => {
    expect(progressAfterStep(0.5, 0, 4)).toBeCloseTo(0.6);
  });

  it('adds less where 0.1 would leave no room for what may follow', () => {
    expect(progressAfterStep(0.9, 1, 4)).toBeCloseTo(0.9 + 0.1 / 4);
  });

  it('is a number where there is no question', () => {
    expect(progressAfterStep(0, 0, 0)).toBe(0);
  });

  it('moves with every step, whatever the way, and is never full before the end', () => {
    const way = fc
      .integer({ min: 1, max: 100 })
      .chain((count) => fc.tuple(fc.constant(count), fc.array(fc.nat(count - 1), { maxLength: 300 })));
    fc.assert(
      fc.property(way, ([count, steps]) => {
        let shown = 0;
        for (const [at, index] of steps.entries()) {
          const next = progressAfterStep(shown, index, count);
          expect(next).toBeGreaterThanOrEqual(shown);
          if (at < 20) expect(next).toBeGreaterThan(shown);
          expect(next).toBeLessThan(1);
          shown = next;
        }
      }),
    );
  });

  it('stays below full after any number of rounds', () => {
    let shown = 0;
    for (let round = 0; round < 20_000; round += 1) shown = progressAfterStep(shown, 0, 1);
    expect(shown).toBeLessThan(1);
  });

  it('does not overtake the questions after a welcome card', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (count) => {
        expect(progressAfterStep(0, 0, count)).toBeLessThan(1 / count);
      }),
    );
  });
});
