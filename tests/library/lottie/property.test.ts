import { describe, expect, it } from 'vitest';
import { keys, offsetBy, property } from '../../../library/lottie/property';
import type { LottieKeyframe } from '../../../sdk/scene/lottie';

describe('keys', () => {
  it('fall on frames and ease to the next one', () => {
    expect(keys([0, 0, 'linear'], [0.5, 100])).toEqual({
      a: 1,
      k: [
        { t: 0, s: [0], o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
        { t: 15, s: [100] },
      ],
    });
  });

  it('hold when told to', () => {
    expect(keys([0, [1, 2], 'hold'], [1, [3, 4]]).k).toEqual([
      { t: 0, s: [1, 2], h: 1 },
      { t: 30, s: [3, 4] },
    ]);
  });
});

describe('property', () => {
  it('makes a constant stand still and leaves a movement alone', () => {
    const moving = keys([0, 1], [1, 2]);
    expect(property(5)).toEqual({ a: 0, k: 5 });
    expect(property(moving)).toBe(moving);
  });
});

describe('offsetBy', () => {
  it('adds the place to a constant and to every key', () => {
    expect(offsetBy([1, 2], [10, 20, 0])).toEqual({ a: 0, k: [11, 22, 0] });
    const moved = offsetBy(keys([0, [0, 40]], [1, [0, 0]]), [100, 200, 0]).k as readonly LottieKeyframe[];
    expect(moved.map(({ s }) => s)).toEqual([
      [100, 240, 0],
      [100, 200, 0],
    ]);
  });
});
