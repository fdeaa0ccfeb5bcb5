import { expect, test } from 'vitest';
import { rowsOnShow, rowsToDraw } from '../../../../../../elements/react/library/template-grid/virtual/row-window';

const list = { pitch: 200, count: 100 };

test.each([
  ['above the list', -500, { first: 0, last: 1 }],
  ['at its begin', 0, { first: 0, last: 4 }],
  ['within a row', 450, { first: 2, last: 6 }],
  ['at its end', 19_400, { first: 97, last: 99 }],
  ['far behind it', 90_000, { first: 99, last: 99 }],
])('rows on show: %s', (_, scrolled, expected) => {
  expect(rowsOnShow(scrolled, 800, list)).toEqual(expected);
});

test('an empty list has no row to draw', () => {
  const shown = rowsOnShow(0, 800, { pitch: 200, count: 0 });
  const { first, last } = rowsToDraw(shown, 1, 0, 5);
  expect(last).toBeLessThan(first);
});

test('most rows are drawn ahead in the direction of the scrolling, none outside of the list', () => {
  const shown = { first: 50, last: 54 };
  expect(rowsToDraw(shown, 1, 100, 5)).toEqual({ first: 48, last: 58 });
  expect(rowsToDraw(shown, -1, 100, 5)).toEqual({ first: 46, last: 56 });
  expect(rowsToDraw({ first: 0, last: 3 }, -1, 100, 5).first).toBe(0);
  expect(rowsToDraw({ first: 96, last: 99 }, 1, 100, 5).last).toBe(99);
  expect(rowsToDraw({ first: 0, last: 2 }, 1, 3, 5)).toEqual({ first: 0, last: 2 });
});

test('whatever is on show is drawn, and always as many rows', () => {
  for (let scrolled = -1000; scrolled < 21_000; scrolled += 37) {
    const shown = rowsOnShow(scrolled, 800, list);
    for (const direction of [1, -1] as const) {
      const drawn = rowsToDraw(shown, direction, list.count, 5);
      expect(drawn.first).toBeLessThanOrEqual(shown.first);
      expect(drawn.last).toBeGreaterThanOrEqual(shown.last);
      expect(drawn.last - drawn.first + 1).toBe(11);
    }
  }
});
