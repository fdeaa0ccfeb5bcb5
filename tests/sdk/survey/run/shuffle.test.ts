import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffledChoices } from '../../../../sdk/survey/run/shuffle';

const CHOICES = ['a', 'b', 'other', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: id.toUpperCase() }));
const order = (shuffleOption: 'none' | 'all' | 'exceptLast' | undefined, seed: number, id = 'q') =>
  shuffledChoices({ id, choices: CHOICES, shuffleOption }, seed)
    .map((choice) => choice.id)
    .join(' ');

describe('choices', () => {
  it("keep their order, 'Other' last", () => {
    expect(order('none', 1)).toBe('a b c d e f other');
    expect(order(undefined, 1)).toBe('a b c d e f other');
  });

  it('are the same for one seed, and others for another seed or question', () => {
    const orders = [...Array(50).keys()].map((seed) => order('all', seed));
    expect(orders).toEqual([...Array(50).keys()].map((seed) => order('all', seed)));
    expect(new Set(orders).size).toBeGreaterThan(40);
    expect(order('all', 1, 'p')).not.toBe(order('all', 1, 'q'));
  });

  it('stay complete, with the last where it has to be', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('all' as const, 'exceptLast' as const), (seed, option) => {
        const ids = order(option, seed).split(' ');
        expect([...ids].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'other']);
        expect(ids.at(-1)).toBe('other');
        if (option === 'exceptLast') expect(ids.at(-2)).toBe('f');
      }),
    );
  });

  it('are shuffled up to the last one, and the only one stays', () => {
    const orders = [...Array(50).keys()].map((seed) => order('exceptLast', seed));
    expect(new Set(orders).size).toBeGreaterThan(30);
    for (const one of orders) expect(one.endsWith(' f other')).toBe(true);
    const alone = { id: 'q', choices: [{ id: 'a' }], shuffleOption: 'exceptLast' } as const;
    expect(shuffledChoices(alone, 1)).toEqual([{ id: 'a' }]);
  });

  it('come first equally often', () => {
    const firsts = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const first = order('all', seed)[0] as string;
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const id of 'abcdef') expect(firsts.get(id)).toBeGreaterThan(400);
  });
});
