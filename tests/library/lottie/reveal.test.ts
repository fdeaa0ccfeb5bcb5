import { describe, expect, it } from 'vitest';
import { enter, leave, pop, rise } from '../../../library/lottie/reveal';
import type { LottieTextAnimator } from '../../../sdk/scene/lottie';
import { influence, selectorAt } from '../../../sdk/scene/text-layers/range-selector';

const COUNT = 8;

/** How much each of eight units is away from rest at that second. */
function away(animator: LottieTextAnimator, seconds: number): number[] {
  const state = selectorAt(animator.s, Math.round(seconds * 30), COUNT);
  return Array.from({ length: COUNT }, (_, index) => influence(state, index));
}

const passage = { by: 'word', at: 1, seconds: 1, state: { y: 60, opacity: 0 } } as const;

describe('enter', () => {
  it('holds every unit away until it starts, and leaves all at rest when it is over', () => {
    expect(away(enter(passage), 0.5)).toEqual(Array(COUNT).fill(1));
    expect(away(enter(passage), 1)).toEqual(Array(COUNT).fill(1));
    expect(away(enter(passage), 2)).toEqual(Array(COUNT).fill(0));
  });

  it('lets the first units arrive first', () => {
    const middle = away(enter(passage), 1.5);
    expect(middle).toEqual(middle.toSorted((a, b) => a - b));
    expect(middle[0]).toBeLessThan(0.5);
    expect(middle.at(-1)).toBe(1);
  });

  it('moves more units at once the more they overlap', () => {
    const moving = (overlap: number) =>
      away(enter({ ...passage, overlap }), 1.5).filter((value) => value > 0 && value < 1).length;
    expect(moving(1)).toBeGreaterThan(moving(0.2));
  });
});

describe('leave', () => {
  it('starts from rest and takes the first units first', () => {
    expect(away(leave(passage), 1)).toEqual(Array(COUNT).fill(0));
    const middle = away(leave(passage), 1.5);
    expect(middle).toEqual(middle.toSorted((a, b) => b - a));
    expect(away(leave(passage), 2)).toEqual(Array(COUNT).fill(1));
  });
});

describe('rise and pop', () => {
  it('rise from below out of nothing', () => {
    expect(rise(0, { distance: 90 }).a).toMatchObject({ p: { k: [0, 90, 0] }, o: { k: 0 } });
  });

  it('pop beyond the size before they rest', () => {
    const [grow, settle] = pop(0);
    expect(grow?.a.s?.k).toEqual([0, 0, 100]);
    const size = settle?.a.s?.k as readonly number[] | undefined;
    expect(size?.[0]).toBeGreaterThan(100);
  });
});
