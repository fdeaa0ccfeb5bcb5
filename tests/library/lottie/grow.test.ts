import { expect, test } from 'vitest';
import { grow } from '../../../library/lottie/grow';

test.each([
  ['left', [0, 0.5], [0, 100]],
  ['right', [1, 0.5], [0, 100]],
  ['top', [0.5, 0], [100, 0]],
  ['bottom', [0.5, 1], [100, 0]],
] as const)('out of its %s side, which stays where it is', (side, pivot, none) => {
  const { pivot: own, scale } = grow(1, 2, 'linear', side);
  expect(own).toEqual(pivot);
  expect(scale.k).toMatchObject([
    { t: 30, s: none },
    { t: 60, s: [100, 100] },
  ]);
});
