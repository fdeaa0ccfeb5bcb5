import { describe, expect, test } from 'vitest';
import { MASK_BYTES, MASK_SIDE_PX, maskSize } from '../../../../sdk/contract/media/background-removal';

describe('the size of a mask', () => {
  test.each([
    ['a small image', 90, 60, 90, 60],
    ['one of the largest side', MASK_SIDE_PX, 100, MASK_SIDE_PX, 100],
    ['a large one', 4096, 3072, 2048, 1536],
    ['a long strip', 20_000, 3, 2048, 1],
    ['a tall one', 1000, 6000, 341, 2048],
    ['one pixel', 1, 1, 1, 1],
  ])('of %s', (_what, width, height, maskWidth, maskHeight) => {
    expect(maskSize({ width, height })).toEqual({ width: maskWidth, height: maskHeight });
  });

  test('leaves room for a mask of noise, which compresses badly', () => {
    // eight bits a pixel, in a square of the largest side
    expect(MASK_SIDE_PX ** 2).toBeLessThanOrEqual(MASK_BYTES);
  });
});
