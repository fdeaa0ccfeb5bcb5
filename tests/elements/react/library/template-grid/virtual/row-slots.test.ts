import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeRows } from '../../../../../../elements/react/library/template-grid/virtual/row-slots';

test('a row that leaves shows the row that comes, and what stays stays where it is', () => {
  const before = placeRows([], [0, 1, 2, 3]);
  expect(placeRows(before, [1, 2, 3, 4])).toEqual([
    { slot: 0, index: 4 },
    { slot: 1, index: 1 },
    { slot: 2, index: 2 },
    { slot: 3, index: 3 },
  ]);
});

test('the same rows are the same array: nothing is drawn', () => {
  const before = placeRows([], [4, 5, 6]);
  expect(placeRows(before, [4, 5, 6])).toBe(before);
});

const rows = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 });

test('however rows change, each wanted one stands once, in a slot of its own', () => {
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 6 }), (steps) => {
      let slots = placeRows([], []);
      for (const wanted of steps) {
        const before = new Map(slots.map(({ slot, index }) => [index, slot]));
        slots = placeRows(slots, wanted);
        expect(slots.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
        expect(new Set(slots.map(({ slot }) => slot)).size).toBe(slots.length);
        for (const { slot, index } of slots) if (before.has(index)) expect(slot).toBe(before.get(index));
      }
    }),
  );
});
