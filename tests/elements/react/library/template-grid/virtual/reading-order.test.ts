import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMove } from '../../../../../../elements/react/library/template-grid/virtual/reading-order';

/** The order after all moves, and what was moved. */
function sort(order: readonly number[], fixed = -1): { sorted: number[]; moved: number[] } {
  const sorted = [...order];
  const moved: number[] = [];
  const pivot = order[fixed];
  for (;;) {
    const move = nextMove(sorted, pivot === undefined ? -1 : sorted.indexOf(pivot));
    if (!move) return { sorted, moved };
    const [value = Number.NaN] = sorted.splice(move.from, 1);
    sorted.splice(move.before > move.from ? move.before - 1 : move.before, 0, value);
    moved.push(value);
    if (moved.length > order.length) throw new Error(`No end: ${order} at ${fixed}`);
  }
}

test('rows that were taken over go behind the others', () => {
  expect(nextMove([10, 11, 2, 3, 4, 5])).toEqual({ from: 0, before: 6 });
  expect(sort([10, 11, 2, 3, 4, 5])).toEqual({ sorted: [2, 3, 4, 5, 10, 11], moved: [10, 11] });
});

test('what has the focus stays, and the others go around it', () => {
  expect(sort([10, 11, 2, 3], 0)).toEqual({ sorted: [2, 3, 10, 11], moved: [2, 3] });
});

const orders = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 12 })
  .chain((order) => fc.tuple(fc.constant(order), fc.integer({ min: -1, max: order.length - 1 })));

test('every order is sorted, nothing twice moved and the focus never', () => {
  fc.assert(
    fc.property(orders, ([order, fixed]) => {
      const { sorted, moved } = sort(order, fixed);
      expect(sorted).toEqual(order.toSorted((a, b) => a - b));
      expect(new Set(moved).size).toBe(moved.length);
      expect(moved).not.toContain(order[fixed]);
    }),
  );
});
