import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reduceKeyframes } from '../../../../sdk/scene/documents/keyframe-reduction';
import { valueAt } from '../../../../sdk/scene/documents/property-value';

const TOLERANCE = 0.05;

it('keeps to every sample', () => {
  const point = fc.tuple(
    fc.double({ min: -500, max: 500, noNaN: true }),
    fc.double({ min: -500, max: 500, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: -20, max: 90 }),
      (values, startFrame) => {
        const k = reduceKeyframes({ startFrame, values }, TOLERANCE);
        for (const [index, value] of values.entries()) {
          const at = k.length === 1 ? (k[0]?.s ?? []) : valueAt({ a: 1, k }, startFrame + index);
          // keyframes are rounded to thousandths
          for (const [axis, part] of value.entries())
            expect(Math.abs((at[axis] ?? Number.NaN) - part)).toBeLessThan(TOLERANCE + 0.002);
        }
      },
    ),
    { numRuns: 200 },
  );
});

it('needs two for a straight movement and one for rest', () => {
  const straight = Array.from({ length: 31 }, (_, frame) => [frame * 3, 10]);
  expect(reduceKeyframes({ startFrame: 5, values: straight }, TOLERANCE).map(({ t }) => t)).toEqual([5, 35]);
  expect(reduceKeyframes({ startFrame: 5, values: straight.map(() => [7]) }, TOLERANCE)).toHaveLength(1);
});
